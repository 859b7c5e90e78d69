/** The types of fake.js. */
import type { HostModel } from "../src/model";
import type { Answer, Sent } from "../src/types";

export class FakeModel implements HostModel {
  sent: Sent[];
  reply: (message: Sent) => Answer | null;
  listeners: number;
  widget_manager?: unknown;
  constructor(traits: Record<string, unknown>);
  get(name: string): unknown;
  on(name: string, callback: (...args: never[]) => void): void;
  off(name: string, callback: (...args: never[]) => void): void;
  trigger(name: string, ...args: unknown[]): void;
  change(name: string, value: unknown): void;
  send(message: unknown): void;
}
