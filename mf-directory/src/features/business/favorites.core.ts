const MAX_STORED_LENGTH = 100_000;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The saved business ids. Storage may hold anything: what is not a list of ids counts as nothing saved. */
export function parseFavorites(stored: string | null): string[] {
  if (stored === null || stored.length > MAX_STORED_LENGTH) return [];
  try {
    const value: unknown = JSON.parse(stored);
    if (!Array.isArray(value)) return [];
    const ids = value.filter((item): item is string => typeof item === 'string' && UUID.test(item));
    return [...new Set(ids)];
  } catch {
    return [];
  }
}

export type ToggleOutcome = { kind: 'saved' | 'removed'; ids: string[] };

export function toggleFavorite(ids: readonly string[], id: string): ToggleOutcome {
  return ids.includes(id)
    ? { kind: 'removed', ids: ids.filter((other) => other !== id) }
    : { kind: 'saved', ids: [...ids, id] };
}
