// Which of the two grounds the widget is painted on: the host's word first, then the system's.
import { type ReadonlySignal, signal } from "@preact/signals";

export type Theme = "light" | "dark";

/** Reads the marks that JupyterLab, VS Code and marimo leave on the page. */
export function hostTheme(page: Document): Theme | null {
  for (const node of [page.body, page.documentElement]) {
    if (!node) continue;
    const jupyter = node.getAttribute("data-jp-theme-light");
    if (jupyter !== null) return jupyter === "false" ? "dark" : "light";
    const vscode = node.getAttribute("data-vscode-theme-kind") ?? node.className;
    if (/vscode-(dark|high-contrast(?!-light))/.test(vscode)) return "dark";
    if (/vscode-(light|high-contrast-light)/.test(vscode)) return "light";
    const colors = node.getAttribute("data-theme") ?? node.getAttribute("data-color-mode");
    if (colors === "dark" || colors === "light") return colors;
    if (node.classList.contains("dark")) return "dark";
    if (node.classList.contains("light")) return "light";
  }
  return null;
}

/** Whether the system asks for more contrast. */
export function createContrast(el: HTMLElement, abort: AbortSignal): ReadonlySignal<boolean> {
  const system = el.ownerDocument.defaultView?.matchMedia?.("(prefers-contrast: more)");
  const more = signal(system?.matches ?? false);
  const update = (): void => {
    more.value = system?.matches ?? false;
  };
  system?.addEventListener("change", update, { signal: abort });
  return more;
}

export function createTheme(el: HTMLElement, abort: AbortSignal): ReadonlySignal<Theme> {
  const page = el.ownerDocument;
  const system = page.defaultView?.matchMedia?.("(prefers-color-scheme: dark)");
  // A page of the web app may be served in the colours of each reader's system: Voila itself has two themes, takes light.
  const own = page.documentElement.dataset.domino === "system";
  const resolve = (): Theme =>
    (own ? null : hostTheme(page)) ?? (system?.matches ? "dark" : "light");
  const theme = signal(resolve());
  const update = (): void => {
    theme.value = resolve();
  };
  const watcher = new MutationObserver(update);
  const attributes = ["class", "data-jp-theme-light", "data-vscode-theme-kind", "data-theme"];
  for (const node of [page.body, page.documentElement]) {
    if (node) watcher.observe(node, { attributes: true, attributeFilter: attributes });
  }
  system?.addEventListener("change", update);
  abort.addEventListener("abort", () => {
    watcher.disconnect();
    system?.removeEventListener("change", update);
  });
  return theme;
}
