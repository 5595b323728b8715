import { expect, it } from '@jest/globals';
import { readReport, reportText } from './metering.core.ts';

it.each([1, 7, 1_000_000])('a report of %i readers is read as it was written', (uses) => {
  expect(readReport(reportText(uses))).toBe(uses);
});

it.each([undefined, '', 'count=0/0', 'count=-1/0', 'count=1', 'count=1e3/0', 'count=99999999/0', ['count=1/0', 'count=1/0']])(
  '%j is no report',
  (header) => {
    expect(readReport(header)).toBeNull();
  },
);
