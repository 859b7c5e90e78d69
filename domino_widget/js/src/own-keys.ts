// Every element that can take the focus says that its keys are ours: JupyterLab then runs none of its commands.
import { options } from "preact";

const FOCUSABLE: readonly unknown[] = ["button", "input", "select", "summary", "textarea"];
const before = options.vnode;

// Here and not on each element: so none can be forgotten. Buttons submit no form unless they say so.
options.vnode = (vnode) => {
  before?.(vnode);
  const { type } = vnode;
  const props = vnode.props as Record<string, unknown>;
  if (typeof type !== "string" || !(FOCUSABLE.includes(type) || "tabIndex" in props)) return;
  props["data-lm-suppress-shortcuts"] = "true";
  if (type === "button") props.type ??= "button";
};
