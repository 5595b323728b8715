import type {
  EngineAnswer,
  EngineFilters,
  EngineQuery,
  Plan,
  PlanPlace,
  PlanWord,
  Tier,
} from '@lawdex/search-language/plan';
import { documentOf, type IndexDocument } from '../src/index-definition/document.core.ts';
import { EVERYBODY, type SearchEngine } from '../src/engines/search-engine.ts';
import { business, uuidOf, type BusinessOptions } from './businesses.ts';
import { CATEGORIES } from '@lawdex/search-language/testing';
import { ENGINES, type EngineUnderTest } from './engines.ts';

export const categories = new Map(CATEGORIES.map((area) => [area.slug, area]));
const neverAborted = new AbortController().signal;

export { EVERYBODY as everything };
export const plan = (...tiers: Tier[]): Pick<EngineQuery, 'plan'> & { plan: Plan } => ({
  plan: { tiers, without: [] },
});
export const word = (text: string): PlanWord => ({ word: text, prefix: false });
export const beginning = (text: string): PlanWord => ({ word: text, prefix: true });
export const place = (where: Partial<PlanPlace> = {}): PlanPlace => ({
  cityKeys: [],
  states: [],
  zips: [],
  within: null,
  ...where,
});
/** The document of a business that has the id of its name. */
export const document = (options: BusinessOptions): IndexDocument =>
  documentOf(business({ id: uuidOf(options.name), ...options }), categories);

export interface Asked {
  search(query: Partial<EngineQuery>, signal?: AbortSignal): Promise<EngineAnswer>;
  /** Names of the hits, in their order; for a search whose hits fit on its page. */
  names(query: Partial<EngineQuery>): Promise<string[]>;
  count(query: Partial<EngineQuery>, choices: readonly EngineFilters[], signal?: AbortSignal): Promise<number[]>;
  fill(upserts: readonly IndexDocument[], deletions?: readonly string[]): Promise<void>;
  engine(): SearchEngine;
}

/** Runs the tests on every engine that is there, each with an index of its own, because a visitor must not see which one answers. */
export function onEveryEngine(businesses: readonly BusinessOptions[], tests: (asked: Asked) => void): void {
  const nameOf = new Map(businesses.map(({ name }) => [uuidOf(name), name]));
  describe.each(ENGINES.filter(({ absent }) => !absent))('engine $name', ({ create }) => {
    let under: EngineUnderTest;
    beforeAll(async () => {
      under = await create();
      await under.fill({ upserts: businesses.map(document), deletions: [] });
    }, 60_000);
    afterAll(() => under.close());

    const search: Asked['search'] = async (query, signal = neverAborted) => {
      const answer = await under.engine.search({ ...EVERYBODY, ...query }, signal);
      expect(await under.engine.hits({ ...EVERYBODY, ...query }, signal)).toEqual(answer.hits);
      return answer;
    };
    tests({
      search,
      async names(query) {
        const { hits, total } = await search(query);
        expect(hits).toHaveLength(total);
        return hits.map(({ id }) => nameOf.get(id) ?? id);
      },
      count: (query, choices, signal = neverAborted) => under.engine.count({ ...EVERYBODY, ...query }, choices, signal),
      fill: (upserts, deletions = []) => under.fill({ upserts, deletions }),
      engine: () => under.engine,
    });
  });
}
