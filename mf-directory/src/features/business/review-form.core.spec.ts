import { describe, expect, test } from '@jest/globals';
import { readReviewValues, validateReview } from './review-form.core.ts';

const valid = { userName: 'Ann', rating: '4', comment: '' };

describe('validateReview', () => {
  test('a name and a rating are enough, and an empty comment is not sent', () => {
    expect(validateReview(valid)).toEqual({ kind: 'valid', review: { userName: 'Ann', rating: 4 } });
  });

  test('spaces around are dropped, and line ends are one character', () => {
    expect(validateReview({ userName: ' Ann ', rating: '5', comment: ' a\r\nb ' })).toEqual({
      kind: 'valid',
      review: { userName: 'Ann', rating: 5, comment: 'a\nb' },
    });
  });

  test.each([
    [{ userName: ' A ' }, { userName: 'Name must be at least 2 characters' }],
    [{ userName: 'x'.repeat(81) }, { userName: 'Name must be at most 80 characters' }],
    [{ rating: '' }, { rating: 'Please select a rating' }],
    [{ rating: '0' }, { rating: 'Please select a rating' }],
    [{ rating: '6' }, { rating: 'Please select a rating' }],
    [{ rating: '4.5' }, { rating: 'Please select a rating' }],
    [{ rating: 'NaN' }, { rating: 'Please select a rating' }],
    [{ comment: 'x'.repeat(4001) }, { comment: 'Comment must be at most 4,000 characters' }],
  ])('%j is refused with %j', (change, errors) => {
    expect(validateReview({ ...valid, ...change })).toEqual({ kind: 'invalid', errors });
  });

  test('every fault is told at once', () => {
    const outcome = validateReview({ userName: '', rating: '', comment: '' });
    expect(outcome.kind === 'invalid' && Object.keys(outcome.errors)).toEqual(['userName', 'rating']);
  });
});

test('fields that a form does not carry are empty', () => {
  expect(readReviewValues(new URLSearchParams('userName=Ann'))).toEqual({ userName: 'Ann', rating: '', comment: '' });
});
