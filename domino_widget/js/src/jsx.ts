// What the calls that JSX becomes in the bundle are bound to: names that no component may have, see build.mjs.
export { Fragment as JsxFragment, h as jsxElement } from "preact";
