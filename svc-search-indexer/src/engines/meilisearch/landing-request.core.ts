import { FEE_BASES, milesBetween, type Position } from '@lawdex/contracts';
import type { FacetDistribution, MultiSearchParams } from 'meilisearch';
import { featureNames, FEATURES } from '../../index-definition/features.core.ts';
import { LISTED } from '../landing-question.core.ts';
import type {
  Counted,
  HoldingRow,
  LandingAnswer,
  LandingQuestion,
  LandingScope,
  Moment,
  ScopePlace,
} from '../landing-question.core.ts';
import { and, is, isIn, not } from './filter-text.core.ts';
import { within } from './filters.core.ts';
import { openAt } from './open-hours.core.ts';
import { dayOf, MAY_BE_LISTED } from './index-record.core.ts';
import { counted } from './search-request.core.ts';

const FACETS = ['marks', 'admitted', 'checked', 'price', 'feeBasis', 'languages', 'state', 'city', 'stars'] as const;

/** Every order ends with quality and id, as the ranking rules of the index do. What a document lacks comes last. */
const ORDERS: Record<Exclude<LandingQuestion['sort'], 'distance'>, string[]> = {
  rating: [],
  relevance: [],
  price: ['price:asc', 'knownCost:desc'],
  hours: ['openMinutes:desc'],
  experience: ['admitted:asc'],
  checked: ['checked:desc'],
};

/** What was chosen with its figures, how many of those are open, and, where that is not the same, how many there are in the place. */
export function landingRequest(indexUid: string, question: LandingQuestion, moment: Moment): MultiSearchParams {
  const inPlace = [is('marks', MAY_BE_LISTED), ...scopeOf(question)];
  const open = openAt(moment.zones);
  const asked = [...marksOf(question.mark, moment), ...(question.open ? [open] : [])];
  const chosen = [...inPlace, ...asked];
  const facets = [...FACETS];
  const attributesToRetrieve = ['id', '_geo'];
  return {
    queries: [
      { ...counted(indexUid, chosen), facets, sort: sortOf(question), attributesToRetrieve, hitsPerPage: LISTED },
      counted(indexUid, [...chosen, open]),
      ...(asked.length > 0 ? [counted(indexUid, inPlace)] : []),
    ],
  };
}

const scopeOf = ({ categoryIds, where }: LandingScope): string[] => [
  ...(categoryIds ? [isIn('category', categoryIds)] : []),
  ...placeOf(where),
];

function placeOf(where: ScopePlace): string[] {
  switch (where.kind) {
    case 'country':
      return [];
    case 'state':
      return [is('state', where.state)];
    case 'cities':
      return [isIn('city', where.keys)];
    case 'around':
      return [within(where)];
    case 'these':
      return [isIn('id', where.ids)];
  }
}

const marksOf = (mark: number, { admittedBy, checkedSince }: Moment): string[] =>
  featureNames(mark).map((name) => {
    if (name === 'experienced') return `admitted <= ${admittedBy}`;
    return name === 'trusted' ? `checked >= ${dayOf(checkedSince)}` : is('marks', name);
  });

function sortOf({ sort, where }: LandingQuestion): string[] {
  if (sort !== 'distance') return ORDERS[sort];
  return where.kind === 'around' ? [`_geoPoint(${where.centre.lat}, ${where.centre.lng}):asc`, 'id:asc'] : ['id:asc'];
}

const DATED = [0, FEATURES.experienced, FEATURES.trusted, FEATURES.experienced | FEATURES.trusted];

/** Who has both marks that depend on the day, one of them, or none; and when each was changed. */
export function holdingsRequest(indexUid: string, moment: Moment): MultiSearchParams {
  const listed = is('marks', MAY_BE_LISTED);
  const dated = (marks: number): string[] =>
    [FEATURES.experienced, FEATURES.trusted].map((one) => {
      const has = and(marksOf(one, moment));
      return marks & one ? has : not(has);
    });
  const held = DATED.map((marks) => ({ ...counted(indexUid, [listed, ...dated(marks)]), facets: ['held'] }));
  return { queries: [...held, { ...counted(indexUid, [listed]), facets: ['changed'] }] };
}

/** See `indexRecordOf` for what the values are made of. They come in order, so that the latest change is the last of its city. */
export function holdingRows(results: readonly Found[]): HoldingRow[] {
  const valuesOf = (at: number, facet: string) => Object.entries(results[at]?.facetDistribution?.[facet] ?? {});
  const changed = new Map(valuesOf(DATED.length, 'changed').map(([value]) => [value.slice(0, -25), value.slice(-24)]));
  return DATED.flatMap((dated, at) =>
    valuesOf(at, 'held').map(([value, count]) => {
      const [categoryId = '', cityKey = '', state = '', marks] = value.split(' ');
      const updatedAt = changed.get(`${categoryId} ${cityKey}`) ?? '';
      return { categoryId, cityKey, state, marks: Number(marks) | dated, count, updatedAt };
    }),
  );
}

interface Found {
  hits: { id: string; _geo?: Position | null }[];
  totalHits?: number;
  facetDistribution?: FacetDistribution;
}

export function landingAnswer({ where }: LandingQuestion, moment: Moment, results: readonly Found[]): LandingAnswer {
  const [chosen, open, inPlace = chosen] = results;
  const facets = chosen?.facetDistribution;
  if (!chosen || !facets) throw new Error('Meilisearch has answered without facets.');
  const admitted = numbersOf(facets['admitted']);
  const experienced = sumOf(admitted.filter(({ value }) => value <= moment.admittedBy));
  const trusted = sumOf(numbersOf(facets['checked']).filter(({ value }) => value >= dayOf(moment.checkedSince)));
  const part = (where.kind === 'country' ? facets['state'] : where.kind === 'state' ? facets['city'] : null) ?? {};
  return {
    inPlace: totalOf(inPlace),
    total: totalOf(chosen),
    ...reviewsOf(facets['stars']),
    openNow: totalOf(open),
    having: { ...facets['marks'], trusted, experienced },
    admitted: admitted[0]?.value ?? null,
    cities: Object.keys(facets['city'] ?? {}).length,
    parts: mostOf(Object.keys(part), part).slice(0, 3),
    prices: numbersOf(facets['price']),
    feeBases: mostOf(FEE_BASES, facets['feeBasis']),
    languages: mostOf(Object.keys(facets['languages'] ?? {}), facets['languages']),
    listed: chosen.hits.map(({ id, _geo }) => ({
      id,
      record: null,
      distanceMiles: where.kind === 'around' && _geo ? milesBetween(where.centre, _geo) : null,
    })),
  };
}

export function totalOf(found: Found | undefined): number {
  if (found?.totalHits === undefined) throw new Error('Meilisearch has answered without a total.');
  return found.totalHits;
}

type Distribution = Record<string, number> | undefined;

const numbersOf = (distribution: Distribution = {}): Counted<number>[] =>
  Object.entries(distribution)
    .map(([value, count]) => ({ value: Number(value), count }))
    .sort((a, b) => a.value - b.value);

const mostOf = <T extends string>(values: readonly T[], counts: Distribution = {}): Counted<T>[] =>
  values
    .map((value) => ({ value, count: counts[value] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));

const sumOf = (counted: readonly Counted<number>[]): number => counted.reduce((sum, { count }) => sum + count, 0);

/** `4.5 20` are businesses that are rated 4.5 by 20 reviews each. */
function reviewsOf(stars: Distribution = {}): Pick<LandingAnswer, 'reviews' | 'rating'> {
  let [reviews, sum] = [0, 0];
  for (const [value, count] of Object.entries(stars)) {
    const [rating = 0, each = 0] = value.split(' ').map(Number);
    reviews += each * count;
    sum += rating * each * count;
  }
  return { reviews, rating: reviews > 0 ? sum / reviews : null };
}
