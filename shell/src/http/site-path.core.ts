/** The target of a redirect if it is a path on this site, else null, as for `//evil` and `/\evil`. */
export const sitePath = (location: string): string | null =>
  location.startsWith('/') && !location.startsWith('//') && !location.includes('\\') ? location : null;

/** The text without percent signs; null when they cannot be decoded. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
