import { backupNumbers } from './schedule.core.ts';

const NOW = 10_000_000;
it.each([
  ['of two backups the newest counts', [1_000_000, 2_000_500], 2000],
  ['without a backup it is as old as can be', [], 0],
  ['one that is dated ahead says nothing', [1_000_000, NOW + 1], 1000],
])('%s', (_what, times, newest) => {
  const text = backupNumbers(times, 3_600_000, NOW);
  expect(text).toContain(`\nbackup_kept ${times.length}\n`);
  expect(text).toContain(`\nbackup_newest_timestamp_seconds ${newest}\n`);
  expect(text).toContain('\nbackup_period_seconds 3600\n');
});

it('where nobody is to make backups there is no number to compare', () => {
  const text = backupNumbers(null, 3_600_000, NOW);
  expect(text).toContain('\nbackup_kept NaN\n');
  expect(text).toContain('\nbackup_newest_timestamp_seconds NaN\n');
});
