/** `1 law firm`, `1,200 law firms`. */
export const countOfFirms = (count: number): string => `${numberText(count)} ${count === 1 ? 'law firm' : 'law firms'}`;

export const numberText = (count: number): string => count.toLocaleString('en-US');

/** `is` or `are`, and the like. */
export const verb = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** `a`, `a and b`, `a, b and c`. */
export function listText(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** `9 of 18` or `all 18`. */
export const shareText = (count: number, of: number): string =>
  count === of ? `all ${numberText(of)}` : `${numberText(count)} of ${numberText(of)}`;
