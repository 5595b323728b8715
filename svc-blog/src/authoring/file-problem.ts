/** A problem in a file of an author. */
export interface FileProblem {
  file: string;
  /** Counted from 1; null when it is about the file as a whole. */
  line: number | null;
  problem: string;
}

export const problemText = ({ file, line, problem }: FileProblem): string =>
  `${file}:${line === null ? '' : `${line}:`} ${problem}`;

/** A command cannot be done. The message gives the reason, and what to do. */
export class AuthoringError extends Error {
  override name = 'AuthoringError';
}
