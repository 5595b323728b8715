let listText: Intl.ListFormat | undefined;

/** `a, b, and c`. The first call wakes Intl, which no page needs that lists nothing in words. */
export function andText(texts: readonly string[]): string {
  listText ??= new Intl.ListFormat('en-US', { type: 'conjunction' });
  return listText.format(texts);
}
