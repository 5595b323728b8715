import { SEARCH_ENGINE_HEADER, type BusinessRecord, type SearchResponse } from '@lawdex/contracts';
import { randomOf } from '@lawdex/search-language/testing';
import type { SearchServiceUnderTest } from '../search-service.ts';
import type { JudgedSearch } from './judged-searches.ts';
import type { Naming } from './names-and-places.ts';

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

// On a busy machine the spare engine answers now and then, or nothing does.
const TRIES = 20;

/** The hits of one engine; an answer of another one does not count. */
export class RelevanceOf {
  constructor(
    private readonly service: SearchServiceUnderTest,
    readonly engine: string,
  ) {}

  /** nDCG@10 of each of these searches, by kind. `told` hears of those that find too little. */
  async judged(
    searches: readonly JudgedSearch[],
    businesses: readonly BusinessRecord[],
    told: (line: string) => unknown,
  ): Promise<Map<string, number[]>> {
    const byId = new Map(businesses.map((business) => [business.id, business]));
    const figures = new Map<string, number[]>();
    for (const { kind, params, gain } of searches) {
      const found = (await this.found(params)).flatMap(({ id }) => byId.get(id) ?? []);
      const value = ndcg(found.map(gain), businesses.map(gain));
      figures.set(kind, [...(figures.get(kind) ?? []), value]);
      if (value < 0.9) told(`  ${kind}: ${JSON.stringify(params)} ${value.toFixed(2)}`);
    }
    return figures;
  }

  /** Mean reciprocal rank of so many businesses, drawn at random, as they are named and with one mistake in it. */
  async names({ businesses, written, isMeant }: Naming, count: number): Promise<{ exact: number; mistyped: number }> {
    const random = randomOf(11);
    const exact: number[] = [];
    const mistyped: number[] = [];
    for (let drawn = 0; drawn < count; drawn++) {
      const meant = businesses[Math.floor(random() * businesses.length)];
      if (!meant) continue;
      for (const [query, ranks] of [
        [written(meant), exact],
        [withTypo(written(meant), random), mistyped],
      ] as const) {
        ranks.push(await this.rank(query, meant, isMeant));
      }
    }
    return { exact: mean(exact), mistyped: mean(mistyped) };
  }

  private async rank(query: string, meant: BusinessRecord, isMeant: Naming['isMeant']): Promise<number> {
    const at = (await this.found({ query })).findIndex((found) => isMeant(found, meant));
    if (at !== 0) {
      const whom = `${meant.name} in ${meant.city}`;
      process.stdout.write(`  ${JSON.stringify(query)} finds ${whom} ${at < 0 ? 'nowhere' : `at ${at + 1}`}\n`);
    }
    return at < 0 ? 0 : 1 / (at + 1);
  }

  private async found(params: JudgedSearch['params']): Promise<SearchResponse['businesses']> {
    for (let tries = 0; tries < TRIES; tries++) {
      const { status, headers, body } = await this.service.ask(params);
      const engine = headers.get(SEARCH_ENGINE_HEADER);
      // Searches that can find nothing ask no engine.
      const answered = status === 200 && (engine === null || engine === this.engine);
      if (answered) return (body as SearchResponse).businesses;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    throw new Error(`${this.engine} did not answer ${JSON.stringify(params)}.`);
  }
}

const SHOWN = 10;

const discounted = (gains: readonly number[]): number =>
  gains.slice(0, SHOWN).reduce((sum, gain, index) => sum + (2 ** gain - 1) / Math.log2(index + 2), 0);

/** nDCG@10: 1 when the best of all stand first. When nothing is right, 1 for showing nothing. */
export function ndcg(shown: readonly number[], all: readonly number[]): number {
  const ideal = discounted([...all].sort((a, b) => b - a));
  return ideal === 0 ? Number(shown.length === 0) : discounted(shown) / ideal;
}

/** A slip of the fingers at the letter `at`. */
const MISTAKES: readonly ((word: string, at: number, other: string) => string)[] = [
  (word, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at + 1) + word.slice(at),
  (word, at, other) => word.slice(0, at) + other + word.slice(at + 1),
];
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A name with one letter swapped with the next, left out, doubled or replaced; which letter and how is drawn by `random`. */
function withTypo(name: string, random: () => number): string {
  const draw = (count: number): number => Math.floor(random() * count);
  const letters = [...name.matchAll(/\p{L}/gu)].map(({ index }) => index);
  for (;;) {
    const at = letters[draw(letters.length)] ?? 0;
    const other = LETTERS[draw(LETTERS.length)] ?? 'a';
    const mistyped = MISTAKES[draw(MISTAKES.length)]?.(name, at, other) ?? name;
    // Two equal letters that are swapped are no mistake, and neither is a letter replaced by itself.
    if (mistyped.toLowerCase() !== name.toLowerCase()) return mistyped;
  }
}
