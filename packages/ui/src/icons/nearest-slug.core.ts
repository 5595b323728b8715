// Words without meaning for the subject; with `law` every `*-law` would match the first one.
const NOISE = new Set(['law', 'and', 'defense', 'lawyer', 'lawyers', 'attorney', 'attorneys', 'legal', 'general']);

const words = (slug: string): string[] =>
  slug
    .toLowerCase()
    .split('-')
    .filter((word) => word.length > 1 && !NOISE.has(word))
    .map((word) => word.replace(/s$/, ''));

/** The same slug if it is known, else the one that shares most words with it, else null. */
export function nearestSlug(slug: string, known: readonly string[]): string | null {
  if (known.includes(slug)) return slug;
  const wanted = new Set(words(slug));
  let best: string | null = null;
  let bestShared = 0;
  for (const candidate of known) {
    const shared = words(candidate).filter((word) => wanted.has(word)).length;
    if (shared > bestShared) [best, bestShared] = [candidate, shared];
  }
  return best;
}
