import {
  addCounts,
  closingLine,
  countJest,
  countPlaywright,
  countStep,
  isSuccess,
  jestFailures,
  playwrightFailures,
  withReason,
} from './report.core.ts';

const jest = {
  numPassedTests: 4,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [],
};
const playwright = { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 }, errors: [], suites: [] };

describe('the closing line of npm test', () => {
  it('adds up the tests of all runners', () => {
    expect(closingLine(addCounts([countJest(jest), countPlaywright(playwright)]))).toBe('7 passed, 0 failed');
  });

  it('counts a spec file that does not load as a failure', () => {
    expect(countJest({ ...jest, numRuntimeErrorTestSuites: 1 }).failed).toBe(1);
  });

  it('counts a flaky journey and a broken fixture as failures', () => {
    expect(countPlaywright({ ...playwright, stats: { ...playwright.stats, flaky: 1 } }).failed).toBe(1);
    expect(countPlaywright({ ...playwright, errors: ['no browser'] }).failed).toBe(1);
  });

  it('never counts a skipped test as passed', () => {
    expect(countJest({ ...jest, numPendingTests: 2 })).toEqual({ passed: 4, failed: 0, skipped: 2 });
  });

  it('counts one failure when a step fails without a failing test, and no more when tests failed', () => {
    expect(countStep(false, null).failed).toBe(1);
    expect(countStep(false, { passed: 1, failed: 2, skipped: 0 }).failed).toBe(2);
    expect(countStep(true, null).failed).toBe(0);
  });

  it('is no success when a test failed, or when none ran', () => {
    expect(isSuccess({ passed: 5, failed: 1, skipped: 0 })).toBe(false);
    expect(isSuccess({ passed: 0, failed: 0, skipped: 0 })).toBe(false);
    expect(isSuccess({ passed: 5, failed: 0, skipped: 0 })).toBe(true);
  });
});

describe('what failed', () => {
  const passed = { fullName: 'reviews are kept', status: 'passed', failureMessages: [] };
  const failed = {
    fullName: 'reviews are counted',
    status: 'failed',
    failureMessages: ['Expected: 2\n\n  Received: 1'],
  };

  it('names the tests of Jest that failed and why, and files that do not load', () => {
    const testResults = [
      { name: '/a.spec.ts', status: 'failed', assertionResults: [passed, failed] },
      { name: '/b.spec.ts', status: 'passed', assertionResults: [passed] },
      { name: '/c.spec.ts', status: 'failed', assertionResults: [] },
    ];
    expect(jestFailures({ ...jest, testResults })).toEqual([
      { name: 'reviews are counted', reason: 'Expected: 2 Received: 1' },
      { name: '/c.spec.ts does not load', reason: '' },
    ]);
  });

  it('names the journeys that failed, with what they stand in and the beginning of why', () => {
    const message = `Error: axe\n\n${'W'.repeat(1000)}`;
    const specs = [
      { title: 'opens', ok: true, tests: [{ results: [{}] }] },
      { title: 'closes', ok: false, tests: [{ results: [{ error: { message } }] }] },
    ];
    const suites = [{ title: 'chrome.spec.ts', specs: [], suites: [{ title: 'menu', specs }] }];
    expect(playwrightFailures({ ...playwright, suites }).map(withReason)).toEqual([
      `chrome.spec.ts › menu › closes: Error: axe ${'W'.repeat(389)}`,
    ]);
  });
});
