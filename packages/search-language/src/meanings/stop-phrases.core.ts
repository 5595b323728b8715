import { tableItems, tableWords } from '../tables/index.ts';

const STOP_WORDS = new Set([
  ...tableItems('phrases/stop-words.txt').flatMap(({ text }) => text.split(' ')),
  ...tableWords('words/sentences.txt', 'unmentioned'),
]);

/** Whether a phrase has only stop words, so that no answer mentions that it was ignored. Takes normalised words. */
export const isStopPhrase = (phrase: string): boolean => phrase.split(' ').every((word) => STOP_WORDS.has(word));
