import { expect, it } from '@jest/globals';
import { KeptAnswers } from './kept-answers.ts';

it('keeps the last answer to each question with its version, and forgets what was not asked for the longest', () => {
  const kept = new KeptAnswers<number>(2);
  kept.keep(['tax'], { version: '1', value: 10 });
  kept.keep(['divorce'], { version: '1', value: 20 });
  kept.keep(['tax'], { version: '2', value: 11 });
  expect(kept.find(['tax'])).toEqual({ version: '2', value: 11 });
  kept.keep(['patents'], { version: '2', value: 30 });
  expect(kept.find(['divorce'])).toBeUndefined();
  expect(kept.find(['patents'])?.value).toBe(30);
});
