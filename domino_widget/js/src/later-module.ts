// The second module: panels that Python sends when one of them is opened for the first time.
import type { View } from "./context";
import type { Texts } from "./i18n";
import { refusal } from "./panels/words";
import * as shared from "./shared";

export type Later = typeof import("./later");
type Module = { default(shared: object): Later };

/** Hosts load the widget itself in the same way, so where it runs this does too. */
export const loader = {
  async read(script: string): Promise<Module> {
    const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    try {
      return await import(address);
    } finally {
      URL.revokeObjectURL(address);
    }
  },
};

export function createLater(view: View, texts: Texts): View["later"] {
  let found: Later | null = null;
  return async () => {
    if (found) return found;
    const answer = await view.send({ type: "later" });
    if (!answer.ok) {
      view.tell(refusal(view, answer.error), "refused");
      return null;
    }
    try {
      const module = await loader.read((answer.result as { script: string }).script);
      found ??= module.default(shared);
    } catch {
      // A page that forbids scripts of such an address; it would have to be another page that let the widget in.
      view.tell(texts.t("error-no-panel"), "refused");
      return null;
    }
    texts.add(found.texts);
    return found;
  };
}
