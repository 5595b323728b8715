const MINUTE = 60;

/** When to retry, as the end of a sentence: 'in 8 seconds', 'in about 12 minutes'. */
export function inWords(seconds: number): string {
  if (seconds <= 1) return 'in a second';
  if (seconds < 2 * MINUTE) return `in ${seconds} seconds`;
  return `in about ${Math.ceil(seconds / MINUTE)} minutes`;
}
