import { addCounts, closingLine, countJest, countPlaywright, countStep, isSuccess } from './report.core.ts';

const jest = {
  numPassedTests: 4,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
};
const playwright = { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };

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
