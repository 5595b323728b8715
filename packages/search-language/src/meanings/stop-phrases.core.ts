import { tableItems, tableWords } from '../tables/index.ts';

const STOP_WORDS = new Set([
  ...tableItems('phrases/stop-words.txt').flatMap(({ text }) => text.split(' ')),
  ...tableWords('words/sentences.txt', 'unmentioned'),
]);

/** Whether nobody wonders that a phrase was not looked for. Takes words as they were typed, normalised. */
export const isStopPhrase = (phrase: string): boolean => phrase.split(' ').every((word) => STOP_WORDS.has(word));
