const NAME = /^lawdex-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz(\.sealed)?$/;

/** `lawdex-2026-11-22T14-30-00Z.tar.gz`, and `.sealed` when it is encrypted. Names sort as their times do. */
export const backupName = (time: Date, isSealed: boolean): string =>
  `lawdex-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz${isSealed ? '.sealed' : ''}`;

/** The backups of a folder, the newest first. What else lies there is nobody's business. */
export const backupsIn = (names: readonly string[]): string[] =>
  names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();

/** What is more than `kept` backups. */
export const tooOld = (names: readonly string[], kept: number): string[] => backupsIn(names).slice(kept);
