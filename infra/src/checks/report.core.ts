export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** What we read of `jest --json`. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Files that did not load, so that none of their tests ran. */
  numRuntimeErrorTestSuites: number;
}

/** What we read of Playwright's JSON reporter. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Errors outside of any test: a fixture or a configuration that broke. */
  errors: readonly unknown[];
}

export const countJest = (report: JestReport): Counts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
});

/** A test that passes only at the second attempt counts as failed: it hides a race. */
export const countPlaywright = ({ stats, errors }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
});

/** Lines by which a step says that it could not run some of its checks here. */
export const notRun = (output: string): string[] => output.split('\n').filter((line) => line.startsWith('NOT RUN: '));

/** A step that failed without a failing test, such as a lint error or a crash, counts as one failure. */
export function countStep(ok: boolean, tests: Counts | null, notRunHere: readonly string[] = []): Counts {
  const counts = tests ?? { passed: 0, failed: 0, skipped: notRunHere.length };
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

export const addCounts = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((sum, counts) => sum + counts.passed, 0),
  failed: all.reduce((sum, counts) => sum + counts.failed, 0),
  skipped: all.reduce((sum, counts) => sum + counts.skipped, 0),
});

/** Success needs a test that ran: an empty run proves nothing. */
export const isSuccess = (counts: Counts): boolean => counts.failed === 0 && counts.passed > 0;

export const closingLine = (counts: Counts): string => `${counts.passed} passed, ${counts.failed} failed`;
