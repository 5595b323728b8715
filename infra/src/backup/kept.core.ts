const NAME = /^lawdex-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ(\.dumps)?\.tar\.gz(\.sealed)?$/;

/** `lawdex-2026-11-22T14-30-00Z.tar.gz`, with `.dumps` in it when it holds dumps, and `.sealed` when it is encrypted. Names sort as their times do. */
export const backupName = (time: Date, { isSealed, isDumps = false }: { isSealed: boolean; isDumps?: boolean }) =>
  `lawdex-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z${isDumps ? '.dumps' : ''}.tar.gz${isSealed ? '.sealed' : ''}`;

export const isOfDumps = (file: string): boolean => /Z\.dumps\.tar\.gz/.test(file);

/** The backups of a folder, the newest first. What else lies there is nobody's business. */
export const backupsIn = (names: readonly string[]): string[] =>
  names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();

export const tooOld = (names: readonly string[], kept: number): string[] => backupsIn(names).slice(kept);
