// Text on the screen: its tiles stay whole, for a line may not end at the hyphen of 6-5.
import { type ComponentChildren, Fragment, h, options, type VNode } from "preact";

const TILE = /(\d+-\d+)/;
/** What takes text alone, and what is made here: of its own name, so that no style means it by chance. */
const BARE = /^(option|textarea|title|text|tspan|dmw-.*)$/;

const hasTile = (children: ComponentChildren): boolean =>
  Array.isArray(children)
    ? children.some(hasTile)
    : typeof children === "string" && TILE.test(children);

function whole(children: ComponentChildren): ComponentChildren {
  if (!hasTile(children)) return children;
  if (Array.isArray(children)) return children.map(whole);
  const parts = String(children).split(TILE);
  return h(
    "dmw-words",
    null,
    parts.map((part, n) => (n % 2 ? h("dmw-tile", null, part) : part)),
  );
}

const before = options.vnode;
options.vnode = (vnode: VNode) => {
  const { type, props } = vnode;
  if (type === Fragment || (typeof type === "string" && !BARE.test(type)))
    props.children = whole(props.children);
  before?.(vnode);
};
