import {
  FAVORITES_MAX,
  NOTE_MAX,
  readFavorites,
  removeFavorite,
  saveFavorite,
  storedFavorites,
  withRemembered,
} from './favorites.core.ts';

const A = '7b1e0a52-9f6c-4f0a-8f30-1c2d3e4f5a6b';
const B = '00000000-0000-4000-8000-000000000001';
const NONE = { ids: [], remembered: {} };

describe('favorites', () => {
  it('a list of ids is read, without duplicates', () => {
    expect(readFavorites(JSON.stringify([A, B, A.toUpperCase()]), null).ids).toEqual([A, B]);
  });

  const WRONG = [
    '',
    '{',
    'null',
    '"x"',
    '{"__proto__":{"a":1}}',
    '[1,{"id":"x"},"not an id"]',
    `"${'x'.repeat(200_000)}"`,
  ];
  it.each([null, ...WRONG])('what is not a list of ids (%#) counts as nothing saved', (stored) => {
    expect(readFavorites(stored, stored)).toEqual(NONE);
  });

  it('what is remembered survives storage, each part as far as it is in order', () => {
    const details = { [A]: { name: 'Adams', note: 5, savedAt: 'yesterday' }, [B]: 'x', other: { note: 'not saved' } };
    const ids = JSON.stringify([A, B]);
    expect(readFavorites(ids, JSON.stringify(details)).remembered).toEqual({ [A]: { name: 'Adams' }, [B]: {} });
    expect(readFavorites(ids, '{"')).toEqual({ ids: [A, B], remembered: {} });
    const kept = { ids: [A], remembered: { [A]: { name: 'Adams', note: 'Ask\nfor "fees"', savedAt: '2026-03-01' } } };
    const stored = storedFavorites(kept);
    expect(readFavorites(stored?.ids ?? null, stored?.details ?? null)).toEqual(kept);
  });

  it('saving adds at the end, removing takes what is remembered along', () => {
    const saved = saveFavorite({ ids: [A], remembered: {} }, B, { name: 'Baker' });
    expect(saved).toEqual({ kind: 'saved', favorites: { ids: [A, B], remembered: { [B]: { name: 'Baker' } } } });
    if (saved.kind === 'saved') expect(removeFavorite(saved.favorites, B)).toEqual({ ids: [A], remembered: {} });
  });

  it('more than can be read back is not saved', () => {
    const ids = Array.from({ length: FAVORITES_MAX }, (_, index) => `${B.slice(0, -4)}${1000 + index}`);
    expect(saveFavorite({ ids, remembered: {} }, A, {})).toEqual({ kind: 'full' });
    const note = 'x'.repeat(NOTE_MAX);
    const full = { ids, remembered: Object.fromEntries(ids.map((id) => [id, { note }])) };
    expect(readFavorites(storedFavorites(full)?.ids ?? null, storedFavorites(full)?.details ?? null)).toEqual(full);
  });

  it('a note is cut to its bound, an empty one is none, and one about a firm that is not saved is not kept', () => {
    const saved = { ids: [A], remembered: { [A]: { name: 'Adams' } } };
    const noted = withRemembered(saved, A, { note: 'x'.repeat(NOTE_MAX + 1) });
    expect(noted.remembered[A]?.note).toHaveLength(NOTE_MAX);
    expect(withRemembered(noted, A, { note: '' })).toEqual(saved);
    expect(withRemembered(saved, B, { note: 'x' })).toBe(saved);
  });
});
