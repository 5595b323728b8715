import { expect, it } from '@jest/globals';
import { judgedSearches } from '../../src/admin/vocabulary/trial/judged-searches.ts';
import { JUDGED_SEARCHES } from './judged-searches.ts';

it('a trial of the vocabulary asks the searches that the search is judged by', () => {
  expect(judgedSearches().map(({ params }) => params)).toEqual(JUDGED_SEARCHES.map(({ params }) => params));
});
