/** A model without a kernel: traits that can be changed, messages that are kept and answered. */
export class FakeModel {
  sent = [];
  #traits;
  #listeners = new Map();
  /** What to answer to a message; null keeps silent. */
  reply = (message) => ({ v: 1, re: message.id, ok: true, rev: message.rev, result: {} });

  constructor(traits) {
    this.#traits = { ...traits };
  }
  get(name) {
    return this.#traits[name];
  }
  on(name, callback) {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), callback]);
  }
  off(name, callback) {
    const left = (this.#listeners.get(name) ?? []).filter((one) => one !== callback);
    this.#listeners.set(name, left);
  }
  trigger(name, ...args) {
    for (const callback of this.#listeners.get(name) ?? []) callback(...args);
  }
  change(name, value) {
    this.#traits[name] = value;
    this.trigger(`change:${name}`);
  }
  send(message) {
    this.sent.push(message);
    const answer = this.reply(message);
    if (answer) setTimeout(() => this.trigger("msg:custom", answer), 20);
  }
  /** How many listeners are left: none, once every view is gone. */
  get listeners() {
    return [...this.#listeners.values()].flat().length;
  }
}
