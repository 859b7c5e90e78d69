/** What a link may say of a learner: the seed of the class, the student's code, and that everybody has deals of
 *  their own. */
export const CLASS_WORDS = ["seed", "student", "own"] as const;

/** An address beside this page's, with the language, the class and the room that this page's own address asks for. */
export function beside(root: HTMLElement, address: string): string {
  const asked = new URLSearchParams(root.ownerDocument.defaultView?.location.search);
  const kept = new URLSearchParams();
  for (const name of ["lang", "projector", ...CLASS_WORDS]) {
    const value = asked.get(name);
    if (value != null) kept.set(name, value);
  }
  return String(kept) ? `${address}?${kept}` : address;
}
