import type { OpeningState } from '@lawdex/contracts';
import { clockText, hoursText, openingNext, opensOrCloses } from './hours.core.ts';

const nine = { open: '09:00', close: '17:00' };

it('hoursText begins anew after a closed day and after other times, and says nothing of a closed week', () => {
  const hours = { mon: nine, tue: nine, thu: nine, fri: { open: '10:00', close: '17:00' }, sun: nine };
  expect(hoursText(hours).match(/[A-Z]\w+day/g)).toEqual(['Monday', 'Tuesday', 'Thursday', 'Friday', 'Sunday']);
  expect(hoursText({})).toBe('');
});

it('hoursText says breaks, and that it is open around the clock', () => {
  const split = { open: '09:00', close: '12:00', more: [{ open: '13:00', close: '17:00' }] };
  expect(hoursText({ mon: split, tue: split, sun: { open: '00:00', close: '00:00' } })).toBe(
    'Monday to Tuesday, 9 AM to 12 PM and 1 PM to 5 PM; Sunday, open 24 hours',
  );
});

it.each([
  ['00:05', '12:05 AM'],
  ['24:00', '12 AM'],
  ['12:00', '12 PM'],
  ['13:30', '1:30 PM'],
])('clockText %s is %s', (time, text) => {
  expect(clockText(time)).toBe(text);
});

const closes = (weekday: 'mon' | 'tue' | 'wed', minutes: number, inDays: number): OpeningState => ({
  kind: 'open',
  closes: { weekday, minutes, inDays, date: '2026-11-30' },
});
const opens = (weekday: 'mon' | 'tue', minutes: number, inDays: number): OpeningState => ({
  kind: 'closed',
  opens: { weekday, minutes, inDays, date: '2026-12-07' },
});

it.each([
  [closes('mon', 1020, 0), 'closes 5 PM'],
  [closes('tue', 150, 1), 'closes 2:30 AM'],
  [closes('tue', 0, 1), 'closes midnight'],
  [closes('tue', 780, 1), 'closes Tue 1 PM'],
  [closes('wed', 0, 2), 'closes Wed 12 AM'],
  [opens('mon', 510, 0), 'opens 8:30 AM'],
  [opens('tue', 510, 1), 'opens Tue 8:30 AM'],
  [opens('tue', 540, 6), 'opens Tue 9 AM'],
  [opens('mon', 540, 7), 'opens Dec 7, 9 AM'],
  [{ kind: 'around-the-clock' }, 'open 24 hours'],
  [{ kind: 'never-open' }, null],
] satisfies [OpeningState, string | null][])('%j says %s', (state, said) => {
  expect(openingNext(state)).toBe(said);
});

it('what a door does next is said where hours and zone are known, and it opens at all', () => {
  const sunday = new Date('2026-02-01T18:00:00Z');
  const hours = { mon: { open: '08:30', close: '17:00' } };
  expect(opensOrCloses(hours, 'America/Chicago', sunday)).toEqual({ opensOrCloses: 'opens Mon 8:30 AM' });
  for (const unknown of [opensOrCloses(hours, null, sunday), opensOrCloses({}, 'America/Chicago', sunday)]) {
    expect(unknown).toEqual({});
  }
});
