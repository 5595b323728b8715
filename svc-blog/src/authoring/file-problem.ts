/** A problem in a file of an author. */
export interface FileProblem {
  file: string;
  /** Counted from 1; null when it is about the file as a whole. */
  line: number | null;
  problem: string;
}

/** One line, whatever the name of the file holds. */
export const problemText = ({ file, line, problem }: FileProblem): string =>
  `${file.replace(/\p{Cc}/gu, '?')}:${line === null ? '' : `${line}:`} ${problem}`;
