/** The types of pack.mjs. */
export function pack(text: string): { letters: string; bytes: number };
