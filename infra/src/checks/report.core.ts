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

/** What we read of Playwright's JSON reporter. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Errors outside of any test: a fixture or a configuration that broke. */
  errors: readonly unknown[];
  suites: readonly PlaywrightSuite[];
}

export interface Failure {
  /** As people say it; the same whenever it fails. */
  name: string;
  /** The beginning of why, in one line; empty when nothing says why. */
  reason: string;
}

/** What failed, and the spec files that it stands in (Jest only: Playwright remembers them itself). */
export interface Failures {
  tests: Failure[];
  files: string[];
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

export function jestFailures({ testResults }: JestReport): Failures {
  const failed = testResults.filter(({ status }) => status === 'failed');
  return { tests: failed.flatMap(failuresOf), files: failed.map(({ name }) => name) };
}

/** Enough to tell one cause from another: the whole of it stands in the output. */
const REASON_CHARACTERS = 400;

/** In one line: the output may be cut off where this is read. */
const beginningOf = (reason = ''): string => reason.replace(/\s+/g, ' ').trim().slice(0, REASON_CHARACTERS);

export const withReason = ({ name, reason }: Failure): string => (reason ? `${name}: ${reason}` : name);

function failuresOf({ name, assertionResults }: JestReport['testResults'][number]): Failure[] {
  const tests = assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages: [reason] }) => ({ name: fullName, reason: beginningOf(reason) }));
  return tests.length > 0 ? tests : [{ name: `${name} does not load`, reason: '' }];
}

const reasonOf = ({ tests }: PlaywrightSpec): string =>
  beginningOf(tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message);

export function playwrightFailures({ suites }: PlaywrightReport): Failures {
  const inside = ({ title, suites: inner = [], specs }: PlaywrightSuite): Failure[] =>
    [
      ...specs.filter(({ ok }) => !ok).map((spec) => ({ name: spec.title, reason: reasonOf(spec) })),
      ...inner.flatMap(inside),
    ].map(({ name, reason }) => ({ name: `${title} › ${name}`, reason }));
  return { tests: suites.flatMap(inside), files: [] };
}

/** More failures than this are no accident of a busy machine. */
const SECOND_LOOK_AT = 5;

/** Whether the tests that failed are run once more, alone: on a machine that stood still a sound test may fail. */
export const deservesSecondLook = ({ tests }: Failures): boolean => tests.length > 0 && tests.length <= SECOND_LOOK_AT;

/** The counts of a step whose failures all passed when they were run alone. */
export const afterSecondLook = ({ passed, failed, skipped }: Counts): Counts => ({
  passed: passed + failed,
  failed: 0,
  skipped,
});

const FAILED = 'FAILED: ';

/** How a step that runs Jest by itself says what failed, so that it stands beside the step's name. */
export const failureLines = (root: string, { testResults }: JestReport): string[] =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap((result) =>
      failuresOf(result).map(
        (failure) => `${FAILED}${result.name.replace(`${root}/`, '')} › ${withReason(failure).split('\n').join(' ')}`,
      ),
    );

/** What such lines say. */
export function failuresIn(output: string): Failures {
  const lines = output.split('\n').flatMap((line) => (line.startsWith(FAILED) ? [line.slice(FAILED.length)] : []));
  const files = lines.flatMap((line) => /^\S+\.spec\.tsx?(?= › )/.exec(line) ?? []);
  const tests = lines.map((name) => ({ name, reason: '' }));
  // What stands in no file is shown only by all of it.
  return { tests, files: files.length === lines.length ? [...new Set(files)] : [] };
}

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
