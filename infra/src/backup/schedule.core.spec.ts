import { backupNumbers, isFresh, waitMs } from './schedule.core.ts';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-25T12:00:00Z');
const ago = (hours: number): number => NOW - hours * HOUR;
const MONTH = 720 * HOUR;

it.each([
  ['nothing is there yet', [], 24 * HOUR, 0],
  ['one is due', [ago(48), ago(25)], 24 * HOUR, 0],
  ['one is due in half an hour', [ago(48), ago(23.5)], 24 * HOUR, 0.5 * HOUR],
  ['a day is waited for in slices, as a clock may be set', [ago(48), ago(1)], 24 * HOUR, HOUR],
  ['a month is longer than a timer can wait', [ago(721), ago(1)], MONTH, HOUR],
  ['the first was made of empty databases', [ago(0.5)], 24 * HOUR, 0.5 * HOUR],
  ['the period is shorter than that', [ago(0.5)], 0.5 * HOUR, 0],
  ['one dated ahead does not count', [ago(25), ago(-9000)], 24 * HOUR, 0],
  ['one dated ahead is all there is', [ago(-1)], 24 * HOUR, 0],
])('%s', (_what, times, period, wait) => {
  expect(waitMs(times, period, NOW)).toBe(wait);
});

it('backups are well while the newest is younger than two periods, whatever is dated ahead', () => {
  expect(isFresh([ago(47)], 24 * HOUR, NOW)).toBe(true);
  expect(isFresh([ago(49)], 24 * HOUR, NOW)).toBe(false);
  expect(isFresh([ago(49), ago(-1)], 24 * HOUR, NOW)).toBe(false);
  expect(isFresh([], 24 * HOUR, NOW)).toBe(false);
});

it.each([
  ['of two backups the newest counts', [ago(3), ago(2)], '2', (NOW - 2 * HOUR) / 1000],
  ['without a backup it is as old as can be', [], '0', 0],
  ['one that is dated ahead says nothing', [ago(3), ago(-1)], '2', (NOW - 3 * HOUR) / 1000],
  ['where nobody is to make any there is no number to compare', null, 'NaN', NaN],
])('numbers for Prometheus: %s', (_what, times, kept, newest) => {
  const text = backupNumbers(times, HOUR, NOW);
  expect(text).toContain(`\nbackup_kept ${kept}\n`);
  expect(text).toContain(`\nbackup_newest_timestamp_seconds ${newest}\n`);
  expect(text).toContain('\nbackup_period_seconds 3600\n');
});
