import { addCounts, closingLine, countStep, isSuccess, reportOf } from './report.core.ts';

const jest = {
  ...{ numPassedTests: 4, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, numRuntimeErrorTestSuites: 0 },
  testResults: [],
};
const playwright = { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 }, errors: [], suites: [] };

const ofJest = (more: object = {}) => reportOf('jest', { ...jest, ...more });
const ofPlaywright = (more: object = {}) => reportOf('playwright', { ...playwright, ...more });

describe('the closing line of npm test', () => {
  it('adds up the tests of all runners', () => {
    expect(closingLine(addCounts([ofJest().counts, ofPlaywright().counts]))).toBe('7 passed, 0 failed');
  });

  const counts = (passed: number, failed: number, skipped = 0) => ({ passed, failed, skipped });

  it.each([
    ['a spec file that does not load', ofJest({ numRuntimeErrorTestSuites: 1 }).counts, counts(4, 1)],
    ['a skipped test, which is not passed', ofJest({ numPendingTests: 2 }).counts, counts(4, 0, 2)],
    ['a flaky journey, as a failure', ofPlaywright({ stats: { ...playwright.stats, flaky: 1 } }).counts, counts(3, 1)],
    ['a broken fixture', ofPlaywright({ errors: ['no browser'] }).counts, counts(3, 1)],
    ['a step that fails without a failing test', countStep(false, null), counts(0, 1)],
    ['no more than the tests that failed', countStep(false, counts(1, 2)), counts(1, 2)],
    ['nothing of a step that is well', countStep(true, null), counts(0, 0)],
  ])('counts %s', (_what, counted, expected) => expect(counted).toEqual(expected));

  it.each([
    [5, 1, false],
    [0, 0, false],
    [5, 0, true],
  ])('of %d passed and %d failed is a success: %s', (passed, failed, expected) => {
    expect(isSuccess(counts(passed, failed))).toBe(expected);
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
    expect(ofJest({ testResults }).failures).toEqual([
      'reviews are counted: Expected: 2 Received: 1',
      '/c.spec.ts does not load',
    ]);
  });

  it('names the journeys that failed, with what they stand in and the beginning of why', () => {
    const message = `Error: axe\n\n${'W'.repeat(1000)}`;
    const specs = [
      { title: 'opens', ok: true, tests: [{ results: [{}] }] },
      { title: 'closes', ok: false, tests: [{ results: [{ error: { message } }] }] },
    ];
    const suites = [{ title: 'chrome.spec.ts', specs: [], suites: [{ title: 'menu', specs }] }];
    expect(ofPlaywright({ suites }).failures).toEqual([
      `chrome.spec.ts › menu › closes: Error: axe ${'W'.repeat(389)}`,
    ]);
  });
});
