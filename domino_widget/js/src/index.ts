export default {
  render({ el }: { el: HTMLElement }): void {
    const root = el.ownerDocument.createElement("div");
    root.className = "dmw";
    el.append(root);
  },
};
