import { readKept, readUntil, withKept, withoutKept, type KeptReview } from './kept-reviews.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const LATER = '2026-11-29T12:00:00.000Z';
const held = (id: string, changes: Partial<KeptReview> = {}): KeptReview => ({
  id,
  businessId: 'firm',
  userName: 'Ann',
  rating: 2,
  comment: null,
  createdAt: '2026-11-26T11:00:00Z',
  held: { until: LATER },
  ...changes,
});

describe('reviews that nobody else sees yet', () => {
  it('are read as they were stored', () => {
    const kept = [held('a', { isRelated: true, matterMonth: '2026-03', matterKind: 'Tax Law' }), held('b')];
    expect(readKept(JSON.stringify(kept), NOW)).toEqual(kept);
  });

  it('are forgotten when they are public, and long after their time, because others may come before them', () => {
    const over = held('a', { held: { until: '2026-10-27T11:59:59Z' } });
    expect(readUntil('2026-11-01T00:00:00Z', NOW)).toBe('2026-11-01T00:00:00.000Z');
    const stored = JSON.stringify([over, held('b'), held('c')]);
    expect(readKept(stored, NOW).map(({ id }) => id)).toEqual(['b', 'c']);
    expect(withoutKept(stored, 'b', NOW)).toBe(JSON.stringify([held('c')]));
    expect(withoutKept(JSON.stringify([held('b')]), 'b', NOW)).toBeNull();
  });

  it('are kept once, and twenty at most', () => {
    expect(withKept(JSON.stringify([held('a')]), held('a'), NOW)).toBe(JSON.stringify([held('a')]));
    let stored: string | null = null;
    for (let n = 0; n < 25; n++) stored = withKept(stored, held(`r${n}`), NOW);
    expect(readKept(stored, NOW).map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, n) => `r${n + 5}`));
  });

  it.each([
    null,
    '',
    'x',
    '{}',
    '[null, 7, "a", [], {}]',
    JSON.stringify([{ ...held('a'), rating: 6 }]),
    JSON.stringify([{ ...held('a'), rating: '<b>' }]),
    JSON.stringify([{ ...held('a'), id: undefined }]),
    JSON.stringify([{ ...held('a'), held: {} }]),
  ])('%j holds none', (stored) => {
    expect(readKept(stored, NOW)).toEqual([]);
  });
});

it('a time that is none, or made up, is no time', () => {
  for (const until of ['', 'soon', null, 7, '2026-10-01', '2027-01-01']) expect(readUntil(until, NOW)).toBeNull();
});
