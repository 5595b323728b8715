import { Injectable, Inject, Module } from '@nestjs/common';
import type { BusinessRecord, Suggestion } from '@lawdex/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { LRUCache } from 'lru-cache';
import { findNames, readWords, storeNames, storeWords, readUnnamed } from './business-names.sql.ts';
import { businessSuggestion, keysFromEachWord, otherSpellings, tellingWords } from './typed.core.ts';
import { qualityOf } from '../index-definition/document.core.ts';
import { NOISE_TERMS, stem, withoutLegalForm, wordsOf } from '@lawdex/search-language/text';
import { beginsNearly } from './near-prefix.core.ts';
import { BackgroundWork, inLongTransaction, LOGGER, type Logger } from '@lawdex/svc-kit';

export interface NameRow {
  key: string;
  business_id: string;
  quality: number;
}

// Enough to tell names apart; the longest would make the index large.
const KEY_MAX = 80;

/** How a business is found while its name is typed: from its beginning on, and from each word that tells something. */
function nameRows({ id, name, rating, reviewCount }: BusinessRecord): NameRow[] {
  const quality = qualityOf(Number(rating) || 0, reviewCount);
  const own = new Set(wordsOf(withoutLegalForm(name)));
  return keysFromEachWord(name)
    .filter((key, index) => {
      const [first = ''] = key.split(' ');
      return index === 0 || (own.has(first) && !NOISE_TERMS.has(stem(first)));
    })
    .map((key) => ({ key: key.slice(0, KEY_MAX), business_id: id, quality }));
}

const wordsOfNames = (records: readonly BusinessRecord[]): string[] => [
  ...new Set(records.flatMap(({ name }) => tellingWords(name))),
];

const SPELLINGS_MOST = 3;

/** The word nearest in length first; the last word typed may be unfinished, the others are whole. */
function wordsLike(typed: string, isLast: boolean, words: readonly string[]): string[] {
  return words
    .filter((word) => beginsNearly(word, typed) && (isLast || Math.abs(word.length - typed.length) <= 1))
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
    .slice(0, SPELLINGS_MOST);
}

type FoundName = Pick<BusinessRecord, 'name' | 'slug' | 'city' | 'state'>;

/** Sorts behind every text that begins like the one before it. */
const END = '\u{10ffff}';
const WORDS_KEPT_MS = 60_000;
const LETTERS_MOST = 100;

/** Names of businesses by how they begin. They are too many for the memory, and a few indexed rows are found as quickly. */
@Injectable()
export class BusinessNames {
  /** Words of names by their first letter. A misspelt name may wait a minute for a business that is new. */
  private readonly words = new LRUCache<string, string[]>({
    max: LETTERS_MOST,
    ttl: WORDS_KEPT_MS,
    fetchMethod: async (letter) => {
      const rows = await this.db.query<{ word: string }[]>(readWords, [letter, letter + END]);
      return rows.map(({ word }) => word);
    },
  });

  constructor(private readonly db: DataSource) {}

  /** Within the transaction that stores the records. */
  async store(records: readonly BusinessRecord[], deletions: readonly string[], tx: EntityManager): Promise<void> {
    const touched = [...records.map(({ id }) => id), ...deletions];
    if (touched.length === 0) return;
    await tx.query(storeNames, [JSON.stringify(records.flatMap(nameRows)), touched]);
    // In one order, otherwise two processes that store the same words could wait for each other.
    await tx.query(storeWords, [wordsOfNames(records).sort()]);
  }

  async beginningWith(key: string, most: number): Promise<Suggestion[]> {
    const found = await this.db.query<FoundName[]>(findNames, [key, key + END, most]);
    return found.map((one) => businessSuggestion(one, key));
  }

  /** The key as names are spelt that begin nearly so: with other blanks in a surname, or one word without its mistake. Null without any. */
  async spelt(key: string): Promise<string | null> {
    for (const other of otherSpellings(key)) if (await this.begins(other)) return other;
    const typed = key.split(' ');
    for (const [index, word] of typed.entries()) {
      const known = await this.words.forceFetch(word.slice(0, 1));
      for (const like of wordsLike(word, index === typed.length - 1, known)) {
        const other = typed.with(index, like).join(' ');
        if (await this.begins(other)) return other;
      }
    }
    return null;
  }

  private async begins(key: string): Promise<boolean> {
    return (await this.beginningWith(key, 1)).length > 0;
  }
}

const AT_ONCE = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Gives names to the businesses of a database that is older than suggestions, while the service answers. */
@Injectable()
export class UnnamedBusinesses extends BackgroundWork {
  constructor(
    private readonly db: DataSource,
    private readonly names: BusinessNames,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  protected turn(): Promise<number> {
    const tell = (err: unknown) => this.logger.error({ err }, 'names of businesses are not stored for suggestions yet');
    return this.untilDone(() => this.nameAll(), tell);
  }

  private async nameAll(): Promise<void> {
    for (let last: string | undefined = FIRST_ID; last !== undefined && !this.stopping.signal.aborted;)
      last = await this.nameSome(last);
  }

  private nameSome(after: string): Promise<string | undefined> {
    return inLongTransaction(this.db, async (tx) => {
      const rows = await tx.query<{ record: BusinessRecord }[]>(readUnnamed, [after, AT_ONCE]);
      const records = rows.map(({ record }) => record);
      await this.names.store(records, [], tx);
      return records.at(-1)?.id;
    });
  }
}

@Module({ providers: [BusinessNames], exports: [BusinessNames] })
export class BusinessNamesModule {}
