import { BUSINESS_FLAGS, type BusinessDetail } from '@lawdex/contracts';
import { grammarFaults, TELLING_COUNTS } from '@lawdex/contracts/testing';
import { aBusiness, aComparison } from '@lawdex/mf-kit/testing';
import { callQuestions } from './call-sheet/call-questions.core.ts';
import { leftOut } from './left-out/LeftOut.tsx';
import { keyDifferences, quickRecommendations } from './summary/summary.ts';

const NEAR = '30.27,-97.74';
const NAMES = ['Ash', 'Birch & Lee', 'Cedar'];

/** Firms of which every `every`-th has what can be had, and as many reviews as are counted. */
const businessesOf = (count: number, every: number): BusinessDetail[] =>
  NAMES.map((name, at) => {
    const has = at % every === 0;
    return aBusiness({
      ...Object.fromEntries(BUSINESS_FLAGS.map((flag) => [flag, has])),
      id: name,
      name,
      rating: has ? '4.6' : '3.1',
      reviewCount: has ? count : 1,
      priceRange: has ? '$' : '$$$',
      feeBasis: has ? ['hourly', 'flat'] : [],
      languages: has ? ['en', 'es'] : ['en'],
      category: { name: has ? 'Car Accidents' : 'Tax Law', slug: 'a' },
      latitude: has ? 30.27 : 30.285,
      longitude: -97.74,
      isOpen: has,
    });
  });

const COMPARISONS = TELLING_COUNTS.flatMap((count) =>
  [1, 2, 3].map((every) => aComparison(businessesOf(count, every))),
);
const faultsOf = (sentences: readonly string[]): string[] => sentences.flatMap(grammarFaults);

it('what a comparison says, with nothing, one, two and a thousand reviews, can be read aloud', () => {
  const said = COMPARISONS.flatMap((comparison) => [
    ...keyDifferences(comparison, NEAR),
    ...quickRecommendations(comparison).map(({ need, answer }) => `${need}: ${answer}`),
    ...callQuestions(comparison.businesses).map(({ question }) => question),
  ]);
  expect(said.length).toBeGreaterThan(50);
  expect(faultsOf(said)).toEqual([]);
});

it('what a comparison says of those that it leaves out can be read aloud, too', () => {
  const address = { onlyDifferences: false, near: undefined, hasDoubles: true, beyond: 1 };
  const said = [1, 2, 4].flatMap((asked) =>
    [1, asked].flatMap((gone) => {
      const ids = NAMES.slice(0, asked);
      const missing = ids.slice(0, gone).map((id) => ({ id, name: id }));
      return leftOut({ ...address, ids, malformed: [] }, missing);
    }),
  );
  expect(faultsOf(said)).toEqual([]);
});
