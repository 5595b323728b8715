import { describe, expect, it } from '@jest/globals';
import { readReport, reportText, wantsReport } from './metering.core.ts';

describe('a report of uses', () => {
  it.each([1, 7, 1_000_000])('of %i is read as it was written', (uses) => {
    expect(readReport(reportText(uses))).toBe(uses);
  });

  it.each([
    undefined,
    '',
    'count=0/0',
    'count=-1/0',
    'count=1',
    'count=1e3/0',
    'count=9999999/0',
    'x',
    ['count=1/0', 'count=1/0'],
  ])('is none: %j', (header) => {
    expect(readReport(header)).toBeNull();
  });
});

it.each([
  ['do-report', true],
  ['timeout=5, do-report', true],
  ['dont-report', false],
  ['', false],
  [undefined, false],
])('the header %j asks for reports: %s', (header, expected) => {
  expect(wantsReport(header)).toBe(expected);
});
