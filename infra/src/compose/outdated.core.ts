export interface WrittenFile {
  path: string;
  text: string;
  /** What npm run compose would write. */
  expected: string;
  /** What it follows from. */
  problem: string;
}

/** Files that npm run compose writes, and that somebody has changed by hand or forgotten. */
export const outdated = (files: readonly WrittenFile[]): string[] =>
  files
    .filter(({ text, expected }) => text !== expected)
    .map(({ path, problem }) => `${path} ${problem}: npm run compose`);
