import type { PopularSearch } from '@lawdex/contracts';
import type { EngineQuery } from '@lawdex/search-language/plan';
import { bucketOf, censusOf, type Bucket } from '../src/index-definition/checksum.core.ts';
import type { IndexChanges, ManyChanges } from '../src/engines/index-lifecycle.ts';
import type { SearchEngine, SearchIndex } from '../src/engines/search-engine.ts';
import type { IndexDocument } from '../src/index-definition/document.core.ts';

/** An engine outside of the database, which a test can take down or rob of its index. */
export class FakeIndex implements SearchIndex {
  readonly inPlace = false;
  /** Generation -> id -> what it holds. */
  readonly generations = new Map<string, Map<string, string>>();
  readonly batches: number[] = [];
  readonly settled: string[] = [];
  popularSearches: PopularSearch[] = [];
  live = '';
  atOnce = 500;
  down = false;
  /** Fails after it has stored the batch, as a lost answer would. */
  deaf = false;
  /** Called after each batch. */
  onBatch: () => Promise<void> = () => Promise.resolve();

  constructor(readonly name: string) {}

  create(generation: string): Promise<void> {
    if (this.down) return Promise.reject(new Error('engine is down'));
    if (!this.generations.has(generation)) this.generations.set(generation, new Map());
    return Promise.resolve();
  }

  async fill(generation: string, changes: ManyChanges): Promise<void> {
    if (this.down) throw new Error('engine is down');
    for await (const part of changes)
      if (part.upserts.length + part.deletions.length > 0) await this.store(generation, part);
  }

  private async store(generation: string, { upserts, deletions }: IndexChanges): Promise<void> {
    this.batches.push(upserts.length + deletions.length);
    const held = this.generations.get(generation);
    for (const document of upserts) held?.set(document.id, textOf(document));
    for (const id of deletions) held?.delete(id);
    await this.onBatch();
    if (this.deaf) throw new Error('the answer is lost');
  }

  ready(generation: string): Promise<boolean> {
    return Promise.resolve(this.generations.has(generation));
  }

  switchTo(generation: string): Promise<void> {
    this.live = generation;
    return Promise.resolve();
  }

  drop(generation: string): Promise<void> {
    this.generations.delete(generation);
    return Promise.resolve();
  }

  stats(generation: string): Promise<{ documents: number }> {
    return Promise.resolve({ documents: this.held(generation).size });
  }

  popular(): Promise<PopularSearch[]> {
    return Promise.resolve(this.popularSearches);
  }

  drift(generation: string, documents: readonly IndexDocument[]): Promise<string[]> {
    const held = this.held(generation);
    const wrong = documents.filter((document) => held.get(document.id) !== textOf(document));
    return Promise.resolve(wrong.map(({ id }) => id));
  }

  census(generation: string): Promise<Bucket[]> {
    return Promise.resolve(censusOf(this.held(generation).keys()));
  }

  idsIn(generation: string, bucket: string): Promise<string[]> {
    return Promise.resolve([...this.held(generation).keys()].filter((id) => bucketOf(id) === bucket));
  }

  settle(generation: string): Promise<void> {
    this.settled.push(generation);
    return Promise.resolve();
  }

  reading(generation: string): Promise<Pick<SearchEngine, 'search' | 'count'>> {
    const total = this.held(generation).size;
    return Promise.resolve({
      search: (_query: EngineQuery) => Promise.resolve({ hits: [], total }),
      count: (_query, choices) => Promise.resolve(choices.map(() => total)),
    });
  }

  /** Ids that searches find. */
  names(): string[] {
    return [...this.held(this.live).values()].map((text) => text.split('\n')[0] ?? '').sort();
  }

  private held(generation: string): ReadonlyMap<string, string> {
    return this.generations.get(generation) ?? new Map();
  }
}

const textOf = ({ name, rating }: IndexDocument): string => `${name}\n${rating}`;
