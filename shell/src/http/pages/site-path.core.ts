/** A redirect's target if it is a path on this site; null when it leads elsewhere, as `//evil` and `/\evil` do. */
export const sitePath = (location: string): string | null =>
  location.startsWith('/') && !location.startsWith('//') && !location.includes('\\') ? location : null;
