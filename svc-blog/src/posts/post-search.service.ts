import type { BlogPostPage } from '@lawdex/contracts';
import { CLOCK, inLongTransaction, mayLag, remembered, type Clock } from '@lawdex/svc-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Vocabulary } from '../search/nearest-word.core.ts';
import { VOCABULARY } from '../search/search.sql.ts';
import { presentSummary, type SummaryRow } from './post-presenter.ts';
import { FOUND_POSTS, FOUND_TOTAL } from './posts.sql.ts';

/** More words say nothing new, and each of them costs time. */
const WORDS_MAX = 10;
/** Milliseconds. Words of a new post may be mistyped soon after it was published. */
const VOCABULARY_FRESH_MS = 60_000;

/** Reduces a query to words of letters and digits. Nothing else reaches the database. */
function queryWords(query: string): string[] {
  const words =
    query
      .normalize('NFKC')
      .toLowerCase()
      .replace(/['’]s?\b/gu, ' ')
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return [...new Set(words)].slice(0, WORDS_MAX);
}

export interface SearchScope {
  now: Date;
  /** Values of `FILTERS`. */
  filters: readonly unknown[];
  /** Limit and offset. */
  page: readonly [number, number];
}

/** Finds posts by words in any spelling. */
@Injectable()
export class PostSearchService {
  private readonly rows = mayLag<SummaryRow>(this.db, 'found_posts', FOUND_POSTS);
  private readonly total = mayLag<{ total: number }>(this.db, 'found_total', FOUND_TOTAL);
  /** The words of the posts that are shown. */
  private readonly vocabulary = remembered(async () => {
    const values = [this.clock()];
    const rows = await inLongTransaction(this.db, (tx) =>
      tx.query<{ word: string; count: number }[]>(VOCABULARY, values),
    );
    return new Vocabulary(new Map(rows.map(({ word, count }) => [word, count])));
  }, VOCABULARY_FRESH_MS);

  constructor(
    private readonly db: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Searches as it was typed; when nothing is found, with the words that were meant; then with any of them. */
  async find(query: string, within: SearchScope): Promise<BlogPostPage> {
    const typed = queryWords(query);
    const asTyped = await this.ask(typed, false, within);
    if (asTyped.total > 0 || typed.length === 0) return asTyped;
    const vocabulary = await this.vocabulary();
    const corrected = typed.map((word) => vocabulary.nearest(word));
    const asCorrected = corrected.some((word, index) => word !== typed[index])
      ? await this.ask(corrected, false, within)
      : asTyped;
    return asCorrected.total > 0 || corrected.length === 1 ? asCorrected : this.ask(corrected, true, within);
  }

  private async ask(words: readonly string[], isAny: boolean, within: SearchScope): Promise<BlogPostPage> {
    const { now, filters, page } = within;
    const [sum] = await this.total([now, ...filters, words, isAny]);
    const total = sum?.total ?? 0;
    const rows = total > page[1] ? await this.rows([...page, now, ...filters, words, isAny]) : [];
    return { posts: rows.map(presentSummary), total };
  }
}
