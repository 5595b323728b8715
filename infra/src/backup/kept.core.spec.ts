import { backupName, backupsIn, isOfDumps, tooOld } from './kept.core.ts';

const day = (date: string, isSealed = false, isDumps = false) =>
  backupName(new Date(`2026-11-${date}T03:00:00Z`), { isSealed, isDumps });

it('a backup is named after its time, and says when it is encrypted', () => {
  expect(day('22')).toBe('lawdex-2026-11-22T03-00-00Z.tar.gz');
  expect(day('22', true)).toBe('lawdex-2026-11-22T03-00-00Z.tar.gz.sealed');
});

it('whether it holds dumps or a whole server stands in its name, and it is kept as the others', () => {
  expect(day('22', true, true)).toBe('lawdex-2026-11-22T03-00-00Z.dumps.tar.gz.sealed');
  expect([day('22'), day('22', true, true)].map(isOfDumps)).toEqual([false, true]);
  expect(tooOld([day('20', true, true), day('21'), day('22', false, true)], 1)).toEqual([
    day('21'),
    day('20', true, true),
  ]);
});

it('the oldest go first, and nothing that is no backup of ours', () => {
  const names = [day('20'), day('22', true), 'notes.txt', day('21'), 'lawdex-2026-11-19T03-00-00Z.tar.gz.new'];
  expect(backupsIn(names)).toEqual([day('22', true), day('21'), day('20')]);
  expect(tooOld(names, 2)).toEqual([day('20')]);
  expect(tooOld(names, 9)).toEqual([]);
});
