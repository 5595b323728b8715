import type { Suggestion, SuggestionKind } from '@lawdex/contracts';
import { shareOut } from './share-out.core.ts';

const some = (kind: SuggestionKind, count: number): Suggestion[] =>
  Array.from({ length: count }, (_, index) => ({ kind, text: `${kind} ${index}`, detail: null, to: '/', matched: [] }));
const texts = (...counts: [number, number, number]): string[] =>
  shareOut([some('practice', counts[0]), some('place', counts[1]), some('business', counts[2])], 4).map(
    ({ text }) => text,
  );

it.each<[string, [number, number, number], string[]]>([
  ['no kind crowds out another', [9, 9, 9], ['practice 0', 'practice 1', 'place 0', 'business 0']],
  ['what one kind leaves, others take', [1, 0, 9], ['practice 0', 'business 0', 'business 1', 'business 2']],
  ['there may be fewer', [0, 1, 0], ['place 0']],
  ['or none', [0, 0, 0], []],
])('%s', (_, counts, shown) => {
  expect(texts(...counts)).toEqual(shown);
});
