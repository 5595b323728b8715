const listText = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** `a, b, and c`. */
export const andText = (texts: readonly string[]): string => listText.format(texts);
