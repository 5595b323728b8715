import { reportFailureText, validateReport } from './report-form.core.ts';

describe('validateReport', () => {
  it('a reason is enough, and words are trimmed', () => {
    expect(validateReport({ reason: 'abusive', comment: ' ' })).toEqual({
      kind: 'valid',
      report: { reason: 'abusive' },
    });
    expect(validateReport({ reason: 'other', comment: ' a\r\nb ' })).toEqual({
      kind: 'valid',
      report: { reason: 'other', comment: 'a\nb' },
    });
  });

  it.each([
    [{ reason: '', comment: '' }, { reason: 'Please select a reason' }],
    [{ reason: 'constructor', comment: '' }, { reason: 'Please select a reason' }],
    [{ reason: 'other', comment: 'x'.repeat(1001) }, { comment: 'Comment must be at most 1,000 characters' }],
  ])('%j is refused with %j', (values, errors) => {
    expect(validateReport(values)).toEqual({ kind: 'invalid', errors });
  });
});

it('a refusal is quoted, an outage is told in our words', () => {
  expect(reportFailureText({ status: 429, reason: 'Please try again in a minute.' })).toBe(
    'Please try again in a minute.',
  );
  expect(reportFailureText({ status: 503, reason: 'x' })).toMatch(/^Failed to send your report/);
});
