// What Windows-1252 has at 0x80 to 0x9f.
const SPECIALS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const MANGLED = new RegExp(`[\\u00c2-\\u00f4][\\u0080-\\u00bf${SPECIALS}]`);
const TIMES = 2;

/** A text in UTF-8 that a program took for Windows-1252 and saved again: `PeÃ±a` is Peña, and `â€œLawâ€\u009d` is “Law”. */
export function unmangled(written: string): string {
  if (!MANGLED.test(written)) return written;
  let text = written;
  for (let time = 0; time < TIMES && MANGLED.test(text); time++) text = decoded(text) ?? text;
  return text;
}

function decoded(text: string): string | null {
  const bytes = [...text].map((letter) => {
    const special = SPECIALS.indexOf(letter);
    return special === -1 ? (letter.codePointAt(0) ?? 0) : 0x80 + special;
  });
  if (bytes.some((byte) => byte > 0xff)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return null;
  }
}
