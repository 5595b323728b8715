export interface LineProblem {
  /** Counted from 1. */
  line: number;
  problem: string;
}
