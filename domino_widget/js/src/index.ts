// The module that anywidget loads: a factory, so that nothing is shared among the widgets of a page.
import { mount } from "./app";
import type { HostModel } from "./model";
import { createView } from "./view";

interface RenderProps {
  model: HostModel;
  el: HTMLElement;
  signal?: AbortSignal;
}

export default () => ({
  render({ model, el, signal }: RenderProps): () => void {
    const own = new AbortController();
    signal?.addEventListener("abort", () => own.abort());
    // In a row of widgets the host makes this a flex item, which would have no width; and it clears `width` itself.
    Object.assign(el.style, { inlineSize: "100%", minInlineSize: "0" });
    const root = el.ownerDocument.createElement("div");
    root.className = "dmw";
    el.append(root);
    const view = createView(model, root, own.signal);
    mount(view);
    return () => own.abort();
  },
});
