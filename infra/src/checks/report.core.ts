export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Files that did not load, so that none of their tests ran. */
  numRuntimeErrorTestSuites: number;
  testResults: readonly {
    /** The spec file, an absolute path. */
    name: string;
    status: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages: readonly string[] }[];
  }[];
}

interface PlaywrightSpec {
  title: string;
  ok: boolean;
  tests: readonly { results: readonly { error?: { message?: string } }[] }[];
}

/** A file or a `describe` of Playwright's JSON reporter. */
interface PlaywrightSuite {
  title: string;
  suites?: readonly PlaywrightSuite[];
  specs: readonly PlaywrightSpec[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Errors outside of any test: a fixture or a configuration that broke. */
  errors: readonly unknown[];
  suites: readonly PlaywrightSuite[];
}

/** What the JSON report of a runner says, with a line for each failure; `report` is what that runner wrote. */
export const reportOf = (runner: 'jest' | 'playwright', report: unknown) =>
  runner === 'jest' ? ofJest(report as JestReport) : ofPlaywright(report as PlaywrightReport);

const ofJest = (report: JestReport) => ({
  counts: {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  },
  failures: report.testResults.filter(({ status }) => status === 'failed').flatMap(failuresOf),
});

/** A test that passes only at the second attempt counts as failed: it hides a race. */
const ofPlaywright = ({ stats, errors, suites }: PlaywrightReport) => ({
  counts: {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  },
  failures: suites.flatMap(failuresIn),
});

/** Enough to tell one cause from another: the whole of it stands in the output. */
const REASON_CHARACTERS = 400;

/** In one line, because the output may be cut off where this is read. */
const withReason = (name: string, reason = ''): string =>
  reason ? `${name}: ${reason.replace(/\s+/g, ' ').trim().slice(0, REASON_CHARACTERS)}` : name;

function failuresOf({ name, assertionResults }: JestReport['testResults'][number]): string[] {
  const tests = assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages: [reason] }) => withReason(fullName, reason));
  return tests.length > 0 ? tests : [`${name} does not load`];
}

const reasonOf = ({ tests }: PlaywrightSpec) =>
  tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message;

const failuresIn = ({ title, suites = [], specs }: PlaywrightSuite): string[] =>
  [
    ...specs.filter(({ ok }) => !ok).map((spec) => withReason(spec.title, reasonOf(spec))),
    ...suites.flatMap(failuresIn),
  ].map((failure) => `${title} › ${failure}`);

/** Lines by which a step says that it could not run some of its checks here. */
export const notRun = (output: string): string[] => output.split('\n').filter((line) => line.startsWith('NOT RUN: '));

/** Lines by which a step says what is no fault, and worth knowing. */
export const notes = (output: string): string[] => output.split('\n').filter((line) => line.startsWith('NOTE: '));

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
