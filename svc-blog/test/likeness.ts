const RUN = 5;

/** Every run of five words of a text, so that texts can be compared whatever their order is. */
export function shinglesOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(RUN - 1).map((_, start) => words.slice(start, start + RUN).join(' ')));
}

/** The share, from 0 to 1, of the shorter text's runs that the other text has too. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [shorter, longer] = one.size < other.size ? [one, other] : [other, one];
  if (shorter.size === 0) return 0;
  return [...shorter].filter((run) => longer.has(run)).length / shorter.size;
}
