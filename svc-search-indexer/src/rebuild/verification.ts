import type { EntityManager } from 'typeorm';
import type { EngineFilters } from '@lawdex/search-language/plan';
import { EVERYBODY, type SearchEngine, type SearchIndex } from '../engines/search-engine.ts';
import { categoriesBySlug, changesOf } from '../indexing/next-batch.ts';
import { countDocuments } from '../indexing/feeds.sql.ts';
import { SearchCategory } from '../dictionary/search-category.entity.ts';
import type { BusinessRecord } from '@lawdex/contracts';
import { suspicious, type Compared } from './rebuild.core.ts';
import { someRecords } from './rebuilds.sql.ts';

const SAMPLED = 200;
const WORDS = ['law', 'office', 'attorney', 'injury', 'divorce'] as const;
const STATES = ['CA', 'TX', 'FL', 'NY', 'IL'] as const;
const PATIENCE_MS = 20_000;

/** Says why a generation differs from the log up to a position, while nobody writes; null when it does not. */
export async function problemOf(
  index: SearchIndex,
  generation: string,
  position: string,
  tx: EntityManager,
): Promise<string | null> {
  const [log] = await tx.query<{ documents: number }[]>(countDocuments, [position]);
  const { documents } = await index.stats(generation);
  if (documents !== log?.documents) return `It has ${documents} documents, and the log ${log?.documents ?? 0}.`;
  const rows = await tx.query<{ record: BusinessRecord }[]>(someRecords, [position, SAMPLED]);
  const entries = rows.map(({ record }) => ({ id: record.id, record }));
  const { upserts } = await changesOf(entries, await categoriesBySlug(tx));
  const wrong = await index.drift(generation, upserts);
  return wrong.length === 0 ? null : `${wrong.length} of ${upserts.length} documents are not as they should be.`;
}

export async function disagreementOf(
  index: SearchIndex,
  live: string,
  next: string,
  tx: EntityManager,
): Promise<string | null> {
  const categories = await tx.find(SearchCategory);
  const [a, b] = [await index.reading(live), await index.reading(next)];
  const choices: { question: string; filters: EngineFilters }[] = [
    ...categories.map(({ id, slug }) => ({ question: `practice area ${slug}`, filters: { categoryId: id } })),
    ...STATES.map((state) => ({ question: `in ${state}`, filters: { location: placeOf(state) } })),
    { question: 'rated 4 and better', filters: { minRating: 4 } },
  ];
  const filters = choices.map((choice) => choice.filters);
  const facets = (engine: typeof a) => engine.count(EVERYBODY, filters, AbortSignal.timeout(PATIENCE_MS));
  const [counted, countedNext] = [await facets(a), await facets(b)];
  const sums = choices.map(({ question }, at): Compared => ({
    question,
    live: counted[at] ?? 0,
    rebuilt: countedNext[at] ?? 0,
  }));
  const golden: Compared[] = [];
  for (const word of WORDS) golden.push({ question: word, live: await total(a, word), rebuilt: await total(b, word) });
  const [worst] = suspicious([...sums, ...golden]);
  return worst ? `"${worst.question}" has ${worst.rebuilt} hits, and ${worst.live} before.` : null;
}

async function total(engine: Pick<SearchEngine, 'search'>, word: string): Promise<number> {
  const plan = { tiers: [{ why: 'words' as const, words: [{ word, prefix: false }] }], without: [] };
  return (await engine.search({ ...EVERYBODY, plan }, AbortSignal.timeout(PATIENCE_MS))).total;
}

const placeOf = (state: string): NonNullable<EngineFilters['location']> => ({
  cityKeys: [],
  states: [state],
  zips: [],
  within: null,
});
