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

/** Whether the web app is served in the colours of each reader's system: Voila itself has two themes and takes light. */
function followsSystem(page: Document): boolean {
  const config = page.getElementById("jupyter-config-data")?.textContent ?? "";
  return /"dominoTheme": *"system"/.test(config);
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
  // Such a page is ours alone: what lies around the table goes with it.
  const around = followsSystem(page) && page.head.appendChild(page.createElement("style"));
  const resolve = (): Theme =>
    (around ? null : hostTheme(page)) ?? (system?.matches ? "dark" : "light");
  const theme = signal(resolve());
  const update = (): void => {
    theme.value = resolve();
    if (!around) return;
    const ground = theme.value === "dark" ? "#0d0f0d" : "#fff";
    around.textContent = `body, #main, #rendered_cells { background: ${ground} !important; }`;
  };
  update();
  const watcher = new MutationObserver(update);
  const attributes = ["class", "data-jp-theme-light", "data-vscode-theme-kind", "data-theme"];
  for (const node of [page.body, page.documentElement]) {
    if (node) watcher.observe(node, { attributes: true, attributeFilter: attributes });
  }
  system?.addEventListener("change", update);
  abort.addEventListener("abort", () => {
    watcher.disconnect();
    if (around) around.remove();
    system?.removeEventListener("change", update);
  });
  return theme;
}
