// Texts and tables travel deflated in letters: every saved widget keeps the whole bundle in its notebook.

/** Of 85 letters, five stand for four bytes. These two are left out, as they mean something in scripts and pages. */
const INSTEAD: Record<string, string> = { "}": "<", "~": "\\" };

/** The text that build.mjs packed: letters for a number of deflated bytes. */
export async function unpack(letters: string, bytes: number): Promise<string> {
  const packed = new DataView(new ArrayBuffer((letters.length / 5) * 4));
  let word = 0;
  [...letters].forEach((letter, i) => {
    word = word * 85 + (INSTEAD[letter] ?? letter).charCodeAt(0) - 40;
    if (i % 5 < 4) return;
    packed.setUint32(((i - 4) / 5) * 4, word);
    word = 0;
  });
  const stream = new Response(packed.buffer.slice(0, bytes)).body?.pipeThrough(
    new DecompressionStream("deflate-raw"),
  );
  return new Response(stream).text();
}
