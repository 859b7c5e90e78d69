/** Shows one state of states.json in the built widget, with a model that has no kernel behind it.
 *
 *  Serve the folder domino_widget on 127.0.0.1 and open js/harness/?state=draw.
 *  theme=dark, width=360, look=rows, pace=0, page=1, pick=6-5, contrast=more, size=projector (the setting) and size=room (the trait)
 *  change the picture;
 *  first=1 is a first visit;
 *  from=n shows the log from its n-th entry on, as if the rest had just happened.
 */
import widget from "../../static/widget.js";
import { FakeModel } from "./fake.js";

const asked = new URLSearchParams(location.search);
const name = asked.get("state") ?? "draw";
const states = await (await fetch("./states.json")).json();
const state = name === "none" ? null : states[name];

const dark = asked.get("theme") === "dark";
document.body.dataset.theme = dark ? "dark" : "light";
if (asked.has("bare")) document.body.classList.add("bare");
for (const one of ["none", ...Object.keys(states)]) {
  const link = document.createElement("a");
  const query = new URLSearchParams(asked);
  query.set("state", one);
  link.href = `?${query}`;
  link.textContent = one;
  document.getElementById("states").append(link);
}
const view = {
  look: asked.get("look") ?? "auto",
  pace: Number(asked.get("pace") ?? 0),
  large: asked.get("size") === "projector",
  contrast: asked.get("contrast") === "more",
};
if (asked.has("first")) localStorage.removeItem("domino_widget.view");
else localStorage.setItem("domino_widget.view", JSON.stringify(view));

const host = document.getElementById("host");
if (asked.has("width")) host.style.width = `${asked.get("width")}px`;
const from = Number(asked.get("from") ?? -1);
const early = from >= 0 && state ? { ...state, rev: -1, log: state.log.slice(0, from) } : state;
const model = new FakeModel({
  state: early,
  lang: null,
  page: asked.has("page"),
  projector: asked.get("size") === "room",
});
const later = await (await fetch("../../static/widget.later.js")).text();
const options = await (await fetch("./options.json")).json();
model.reply = (message) => ({
  v: 1,
  re: message.id,
  ok: true,
  rev: message.rev,
  result:
    { settings: options, later: { script: later }, texts: { lang: "en", ftl: "" } }[message.type] ??
    null,
});
window.model = model;
widget().render({ model, el: host, signal: new AbortController().signal });
const root = host.querySelector(".dmw");
if (early !== state) setTimeout(() => model.change("state", state), 50);
if (asked.has("pick")) {
  setTimeout(() => root.querySelector(`[data-tile="${asked.get("pick")}"] input`)?.click(), 60);
}
