/** What src/unpack.ts undoes: a text, deflated, five letters of 85 for four bytes. */

import { deflateRawSync } from "node:zlib";

const INSTEAD = { "<": "}", "\\": "~" };

/** The letters, and the number of bytes that they stand for. */
export function pack(text) {
  const packed = deflateRawSync(text, { level: 9 });
  const padded = Buffer.concat([packed, Buffer.alloc((4 - (packed.length % 4)) % 4)]);
  let letters = "";
  for (let at = 0; at < padded.length; at += 4) {
    let word = padded.readUInt32BE(at);
    let five = "";
    for (let i = 0; i < 5; i++) {
      const letter = String.fromCharCode(40 + (word % 85));
      five = (INSTEAD[letter] ?? letter) + five;
      word = Math.floor(word / 85);
    }
    letters += five;
  }
  return { letters, bytes: packed.length };
}
