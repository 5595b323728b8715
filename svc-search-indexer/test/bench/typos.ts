/** A slip of the fingers at the letter `at`. */
const MISTAKES: readonly ((word: string, at: number, other: string) => string)[] = [
  (word, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at + 1) + word.slice(at),
  (word, at, other) => word.slice(0, at) + other + word.slice(at + 1),
];
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A name with one letter swapped with the next, left out, doubled or replaced; which letter and how is drawn by `random`. */
export function withTypo(name: string, random: () => number): string {
  const draw = (count: number): number => Math.floor(random() * count);
  const letters = [...name.matchAll(/\p{L}/gu)].map(({ index }) => index);
  for (;;) {
    const at = letters[draw(letters.length)] ?? 0;
    const other = LETTERS[draw(LETTERS.length)] ?? 'a';
    const mistyped = MISTAKES[draw(MISTAKES.length)]?.(name, at, other) ?? name;
    // Two equal letters that are swapped are no mistake, and neither is a letter replaced by itself.
    if (mistyped.toLowerCase() !== name.toLowerCase()) return mistyped;
  }
}
