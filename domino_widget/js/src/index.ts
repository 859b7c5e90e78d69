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
    const root = el.ownerDocument.createElement("div");
    root.className = "dmw";
    el.append(root);
    const view = createView(model, root, own.signal);
    mount(view);
    return () => own.abort();
  },
});
