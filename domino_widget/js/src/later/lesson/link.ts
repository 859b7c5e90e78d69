/** An address beside this page's, with the language that this page's own address asks for. */
export function beside(root: HTMLElement, address: string): string {
  const page = root.ownerDocument.defaultView;
  const lang = new URLSearchParams(page?.location.search).get("lang");
  return lang ? `${address}?lang=${encodeURIComponent(lang)}` : address;
}
