import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { BusinessRecord, PopularSearch } from '@lawdex/contracts';
import { CLOCK, LOGGER, type Clock, type Logger } from '@lawdex/svc-kit';
import { Inject, Injectable } from '@nestjs/common';
import { boundsOf } from '../database/id-buckets.sql.ts';
import { Transactions } from '../database/transactions.ts';
import { differingBuckets, type Bucket } from '../index-definition/checksum.core.ts';
import type { IndexLifecycle } from '../engines/index-lifecycle.ts';
import { LOG_FOLLOWERS } from '../engines/search-engine.ts';
import { INDEX_VERSION } from '../index-definition/version.core.ts';
import { categoriesBySlug, changesOf, type FeedPosition } from '../indexing/next-batch.ts';
import { countDocuments, waitForFeed } from '../indexing/feeds.sql.ts';
import { PopularSearches } from '../popular/popular-searches.service.ts';
import * as sql from './drift.sql.ts';

/** How an index differs from the log of documents, as far as it has followed it. */
export interface DriftReport {
  engine: string;
  checkedAt: string;
  documents: { log: number; index: number };
  /** Buckets whose ids have another number or checksum. */
  buckets: string[];
  /** Documents that are missing, too many, or not as they should be. */
  differing: number;
  ids: string[];
  /** How many popular searches an index of their own does not hold in their place. Missing: they were not compared. */
  popular?: number;
  repaired: number;
  repairedBy: string | null;
  seconds: number;
}

interface CheckOptions {
  repairedBy?: string;
  /** Between two buckets, so that nobody notices. */
  pauseMs?: number;
  signal?: AbortSignal;
}

interface LoggedDocument {
  id: string;
  record: BusinessRecord | null;
  position: string;
}

type Numbers = Pick<DriftReport, 'documents' | 'buckets'> & { popular: number };

const SHOWN = 20;
const BUCKETS = 256;
/** Documents that are compared in one transaction, while their index is not fed. */
const AT_ONCE = 500;

const hex = (number: number): string => number.toString(16).padStart(2, '0');

/** All buckets in groups of neighbors, each with about as many documents as are compared at once. */
export function groupsOf(documents: number): string[][] {
  const groups = Math.min(BUCKETS, Math.max(1, Math.ceil(documents / AT_ONCE)));
  const bounds = Array.from({ length: groups + 1 }, (_, at) => Math.round((at * BUCKETS) / groups));
  return bounds
    .slice(0, -1)
    .map((from, at) => Array.from({ length: (bounds[at + 1] ?? BUCKETS) - from }, (_, n) => hex(from + n)));
}

const differingPlaces = (wanted: readonly PopularSearch[], held: readonly PopularSearch[]): number =>
  (wanted.length > held.length ? wanted : held).filter((_, at) => !isDeepStrictEqual(wanted[at], held[at])).length;

/** Compares an index with the log: numbers, checksums of buckets, then document by document, a bucket at a time. */
@Injectable()
export class Drift {
  private readonly indexes: ReadonlyMap<string, IndexLifecycle>;

  constructor(
    @Inject(LOG_FOLLOWERS) followers: readonly IndexLifecycle[],
    private readonly transactions: Transactions,
    private readonly popular: PopularSearches,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.indexes = new Map(followers.map((index) => [index.name, index]));
  }

  get engines(): string[] {
    return [...this.indexes.keys()];
  }

  async reports(): Promise<DriftReport[]> {
    const rows = await this.transactions.query<{ report: DriftReport }>(sql.readReports);
    return rows.map(({ report }) => report);
  }

  /** Null when there is no such index, or it has not begun. */
  async check(engine: string, { repairedBy, pauseMs = 0, signal }: CheckOptions = {}): Promise<DriftReport | null> {
    const index = this.indexes.get(engine);
    const began = performance.now();
    const numbers = index && (await this.compareNumbers(index, repairedBy !== undefined));
    if (!index || !numbers) return null;
    const ids: string[] = [];
    for (const group of groupsOf(numbers.documents.log)) {
      if (signal?.aborted) return null;
      const differing = group.filter((bucket) => numbers.buckets.includes(bucket));
      ids.push(...(await this.compareGroup(index, group, differing, repairedBy !== undefined)));
      if (pauseMs > 0) await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    }
    const report: DriftReport = {
      engine,
      checkedAt: this.clock().toISOString(),
      ...numbers,
      differing: ids.length,
      ids: ids.slice(0, SHOWN),
      repaired: repairedBy === undefined ? 0 : ids.length,
      repairedBy: repairedBy ?? null,
      seconds: Math.round((performance.now() - began) / 100) / 10,
    };
    if (ids.length + numbers.popular > 0)
      this.logger.warn({ ...report }, 'a search index differs from the log of documents');
    await this.transactions.query(sql.keepReport, [engine, report.checkedAt, JSON.stringify(report)]);
    return report;
  }

  /** Nobody feeds the index meanwhile. */
  private async compareNumbers(index: IndexLifecycle, repair: boolean): Promise<Numbers | null> {
    // Before the transaction, which has a connection of its own.
    const shown = index.popular ? await this.popular.shown() : [];
    const numbers = await this.transactions.run(async (tx) => {
      const [feed] = await tx.query<FeedPosition[]>(waitForFeed, [index.name, INDEX_VERSION]);
      if (!feed) return null;
      const [log] = await tx.query<{ documents: number }[]>(countDocuments, [feed.position]);
      const { documents } = await index.stats(feed.generation);
      const expected = await tx.query<Bucket[]>(sql.censusOfLog, [feed.position]);
      const buckets = differingBuckets(expected, await index.census(feed.generation));
      const popular = differingPlaces(shown, (await index.popular?.(feed.generation)) ?? []);
      return { popular, documents: { log: log?.documents ?? 0, index: documents }, buckets };
    });
    if (repair && numbers && numbers.popular > 0) await this.popular.look();
    return numbers;
  }

  /** Ids that differ. Documents that have yet to be fed say nothing. */
  private compareGroup(
    index: IndexLifecycle,
    group: readonly string[],
    differing: readonly string[],
    repair: boolean,
  ): Promise<string[]> {
    const bounds = [boundsOf(group[0] ?? '')[0], boundsOf(group.at(-1) ?? '')[1]];
    return this.transactions.run(async (tx) => {
      const [feed] = await tx.query<FeedPosition[]>(waitForFeed, [index.name, INDEX_VERSION]);
      if (!feed) return [];
      const logged = await tx.query<LoggedDocument[]>(sql.readBucket, bounds);
      const settled = logged.filter(({ position }) => BigInt(position) <= BigInt(feed.position));
      const { upserts } = await changesOf(
        settled.filter(({ record }) => record !== null),
        await categoriesBySlug(tx),
      );
      const wrong = new Set(upserts.length > 0 ? await index.drift(feed.generation, upserts) : []);
      const waiting = new Set(logged.filter((one) => !settled.includes(one)).map(({ id }) => id));
      const wanted = new Set(upserts.map(({ id }) => id));
      const held: string[] = [];
      for (const bucket of differing) held.push(...(await index.idsIn(feed.generation, bucket)));
      const deletions = held.filter((id) => !wanted.has(id) && !waiting.has(id));
      if (repair && wrong.size + deletions.length > 0) {
        await index.fill(feed.generation, [{ upserts: upserts.filter(({ id }) => wrong.has(id)), deletions }]);
      }
      return [...wrong, ...deletions];
    });
  }
}
