/** What a page of the static site needs to run at all, and the language. */
const KEPT = ["kernel", "hideCodeInput", "showBanner", "code", "lang"];

/** This page's address with what it shall begin with. Nothing else of it is passed on: it may hold a password. */
export function asking(
  { origin, pathname, search }: Pick<Location, "origin" | "pathname" | "search">,
  wanted: Record<string, string>,
): string {
  const here = new URLSearchParams(search);
  const kept = KEPT.flatMap((name) =>
    here
      .getAll(name)
      .slice(0, 1)
      .map((value) => [name, value]),
  );
  return `${origin}${pathname}?${new URLSearchParams([...kept, ...Object.entries(wanted)])}`;
}
