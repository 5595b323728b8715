/** A problem in a file of an author. */
export interface FileProblem {
  file: string;
  /** Counted from 1; null when it is about the file as a whole. */
  line: number | null;
  problem: string;
}

export const problemText = ({ file, line, problem }: FileProblem): string =>
  `${file}:${line === null ? '' : `${line}:`} ${problem}`;
