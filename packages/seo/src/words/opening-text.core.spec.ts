import type { OpeningState } from '@lawdex/contracts';
import { openingText, opensOrCloses } from './opening-text.core.ts';

const closes = (weekday: 'mon' | 'tue' | 'wed', minutes: number, inDays: number): OpeningState => ({
  kind: 'open',
  closes: { weekday, minutes, inDays, date: '2026-11-30' },
});
const opens = (weekday: 'mon' | 'tue', minutes: number, inDays: number): OpeningState => ({
  kind: 'closed',
  opens: { weekday, minutes, inDays, date: '2026-12-07' },
});

it.each([
  [closes('mon', 1020, 0), 'Open · closes 5 PM'],
  [closes('tue', 150, 1), 'Open · closes 2:30 AM'],
  [closes('tue', 0, 1), 'Open · closes midnight'],
  [closes('tue', 780, 1), 'Open · closes Tue 1 PM'],
  [closes('wed', 0, 2), 'Open · closes Wed 12 AM'],
  [opens('mon', 510, 0), 'Closed · opens 8:30 AM'],
  [opens('tue', 510, 1), 'Closed · opens Tue 8:30 AM'],
  [opens('tue', 540, 6), 'Closed · opens Tue 9 AM'],
  [opens('mon', 540, 7), 'Closed · opens Dec 7, 9 AM'],
  [{ kind: 'around-the-clock' }, 'Open 24 hours'],
  [{ kind: 'never-open' }, 'Closed'],
] satisfies [OpeningState, string][])('%j says %s', (state, said) => {
  expect(openingText(state)).toBe(said);
});

it('what a door does next is said where hours and zone are known, and it opens at all', () => {
  const sunday = new Date('2026-02-01T18:00:00Z');
  const hours = { mon: { open: '08:30', close: '17:00' } };
  expect(opensOrCloses(hours, 'America/Chicago', sunday)).toEqual({ opensOrCloses: 'opens Mon 8:30 AM' });
  for (const unknown of [opensOrCloses(hours, null, sunday), opensOrCloses({}, 'America/Chicago', sunday)]) {
    expect(unknown).toEqual({});
  }
});
