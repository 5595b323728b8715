import { expect, it } from '@jest/globals';
import { VersionedAnswers, keyOf } from './versioned-answers.ts';

it('keeps the last answer to each question with its version, and forgets what was not asked for the longest', () => {
  const kept = new VersionedAnswers<number>(2);
  kept.keep(keyOf(['tax']), { version: '1', value: 10 });
  kept.keep(keyOf(['divorce']), { version: '1', value: 20 });
  kept.keep(keyOf(['tax']), { version: '2', value: 11 });
  expect(kept.find(keyOf(['tax']))).toEqual({ version: '2', value: 11 });
  kept.keep(keyOf(['patents']), { version: '2', value: 30 });
  expect(kept.find(keyOf(['divorce']))).toBeUndefined();
  expect(kept.find(keyOf(['patents']))?.value).toBe(30);
});
