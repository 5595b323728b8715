import { readDraftValues } from './review-draft.core.ts';
import { EMPTY_REVIEW } from './review-form.core.ts';

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
