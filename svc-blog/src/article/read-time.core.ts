const WORDS_PER_MINUTE = 200;
const WITHOUT_CONTENT = 5;

export const wordCount = (text: string): number => text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;

/** Minutes: words divided by 200, rounded up; 5 without content. */
export function readTimeOf(text: string): number {
  const words = wordCount(text);
  return words === 0 ? WITHOUT_CONTENT : Math.ceil(words / WORDS_PER_MINUTE);
}
