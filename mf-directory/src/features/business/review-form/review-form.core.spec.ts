import { errorsLeft } from '../../../lib/forms/form-errors.core.ts';
import {
  EMPTY_REVIEW,
  failureText,
  readDraftValues,
  readMonth,
  readReviewValues,
  validateReview,
} from './review-form.core.ts';
import TYPED from './typed.json' with { type: 'json' };

const valid = { ...EMPTY_REVIEW, userName: 'Ann', rating: '4' };
const NOW = new Date('2026-11-26T12:00:00Z');

describe('validateReview', () => {
  it('a name and a rating are enough, and an empty comment is not sent', () => {
    expect(validateReview(valid, NOW)).toEqual({ kind: 'valid', review: { userName: 'Ann', rating: 4 } });
  });

  it('spaces around are dropped, and line ends are one character', () => {
    expect(validateReview({ ...valid, userName: ' Ann ', rating: '5', comment: ' a\r\nb ' }, NOW)).toEqual({
      kind: 'valid',
      review: { userName: 'Ann', rating: 5, comment: 'a\nb' },
    });
  });

  it.each([
    [{ userName: ' A ' }, { userName: 'Name must be at least 2 characters' }],
    [{ userName: 'x'.repeat(81) }, { userName: 'Name must be at most 80 characters' }],
    [{ rating: '' }, { rating: 'Please select a rating' }],
    [{ rating: '0' }, { rating: 'Please select a rating' }],
    [{ rating: '6' }, { rating: 'Please select a rating' }],
    [{ rating: '4.5' }, { rating: 'Please select a rating' }],
    [{ rating: 'NaN' }, { rating: 'Please select a rating' }],
    [{ matterMonth: 'last spring' }, { matterMonth: 'Month must be like 2026-03, from 1950 to this month' }],
    [{ matterMonth: '2027-01' }, { matterMonth: 'Month must be like 2026-03, from 1950 to this month' }],
    [{ comment: 'x'.repeat(4001) }, { comment: 'Comment must be at most 4,000 characters' }],
  ])('%j is refused with %j', (change, errors) => {
    expect(validateReview({ ...valid, ...change }, NOW)).toEqual({ kind: 'invalid', errors });
  });

  it('the matter and whether the writer is related are sent where they are said', () => {
    const said = { ...valid, matterMonth: 'March 2026', matterKind: 'tax-law', isRelated: 'true' };
    expect(validateReview(said, NOW)).toEqual({
      kind: 'valid',
      review: { userName: 'Ann', rating: 4, matterMonth: '2026-03', matterKind: 'tax-law', isRelated: true },
    });
  });

  it.each(TYPED.related)('the box that posts %j is %j', (posted = '', read = '') => {
    expect(readReviewValues(new Map([['isRelated', posted]])).isRelated).toBe(read);
  });

  it.each(TYPED.months)('a month is read as people type it: %s', (typed = '', month = '') => {
    expect(readMonth(typed)).toBe(month);
  });

  it('every fault is told at once', () => {
    const outcome = validateReview(EMPTY_REVIEW, NOW);
    expect(outcome.kind === 'invalid' && Object.keys(outcome.errors)).toEqual(['userName', 'rating']);
  });
});

describe('errors while somebody types', () => {
  const wrong = { userName: 'Name must be at least 2 characters', rating: 'Please select a rating', form: 'Wait.' };

  it('go as soon as they are corrected, and the others stay', () => {
    expect(errorsLeft(wrong, validateReview({ ...valid, rating: '' }, NOW))).toEqual({
      rating: wrong.rating,
      form: 'Wait.',
    });
    expect(errorsLeft(wrong, validateReview(valid, NOW))).toEqual({ form: 'Wait.' });
  });

  it('do not come for what is not finished', () => {
    expect(errorsLeft({ rating: wrong.rating }, validateReview({ ...valid, userName: 'A', rating: '' }, NOW))).toEqual({
      rating: wrong.rating,
    });
    expect(errorsLeft({}, validateReview(EMPTY_REVIEW, NOW))).toEqual({});
  });
});

it('fields that a form does not carry are empty', () => {
  expect(readReviewValues(new URLSearchParams('userName=Ann'))).toEqual({ ...EMPTY_REVIEW, userName: 'Ann' });
});

const failure = (status: number, code: string, reason = 'Their words.') => ({ status, code, reason });

it.each([
  [failure(429, 'too_many_requests', 'Please try again in 8 seconds.'), 'Please try again in 8 seconds.'],
  [failure(400, 'invalid_parameter', 'Comment must be text'), 'Comment must be text'],
  [failure(503, 'overloaded'), /^Very many people .* send your review again in a few seconds/],
  [failure(504, 'outcome_unknown'), /send it again as it is: it will be saved only once/],
  [failure(503, 'service_unavailable'), /^Failed to submit review/],
  [failure(404, 'business_not_found'), /^Failed to submit review/],
])('a review that was not taken, %j, is told in words that say what to do', (given, words) => {
  expect(failureText(given)).toMatch(words);
});

const DRAFT = { ...EMPTY_REVIEW, userName: 'Ann', rating: '4', comment: 'They called', isRelated: 'true' };

it('a draft is read as it was stored', () => {
  expect(readDraftValues(JSON.stringify(DRAFT))).toEqual(DRAFT);
});

it.each([null, '', 'x', 'null', '7', '"text"'])('%j is no draft', (stored) => {
  expect(readDraftValues(stored)).toBeNull();
});

it('what is no text, or too long to be one, is left out', () => {
  const stored = JSON.stringify({ userName: ['Ann'], rating: '44', comment: 'x'.repeat(9000), more: 1 });
  expect(readDraftValues(stored)).toEqual(EMPTY_REVIEW);
  expect(readDraftValues('{"__proto__":{"userName":"Ann"}}')).toEqual(EMPTY_REVIEW);
});
