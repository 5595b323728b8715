import { setImmediate } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import { CLOCK, DomainError, inBackground, inLongTransaction, LOGGER } from '@lawdex/svc-kit';
import type { Clock, Logger } from '@lawdex/svc-kit';
import type { SearchParams } from '@lawdex/contracts';
import { DataSource } from 'typeorm';
import type { Dictionary } from '@lawdex/search-language/dictionary';
import { inTurns } from '../../../dictionary/in-turns.ts';
import { DictionaryService } from '../../../dictionary/dictionary.service.ts';
import type { BeforeAndAfter } from '../../../dictionary/dictionary.service.ts';
import { readSearch } from '@lawdex/search-language/query';
import type { ReadOutcome } from '@lawdex/search-language/query';
import { Finder, NOTHING_FOUND } from '../../../finding/finder.ts';
import { Records } from '../../../finding/records.ts';
import type { VocabularyEntry } from '@lawdex/search-language/meanings';
import type { Draft } from '../vocabulary-changes.ts';
import { VocabularyChanges } from '../vocabulary-changes.ts';
import type { Meaning } from '../phrase-changes.core.ts';
import { movesOf } from './differences.core.ts';
import type { Hit, Moves } from './differences.core.ts';
import { judgedSearches } from './judged-searches.ts';
import { askedOf, grouped, readingOf } from './reading.core.ts';
import type { TriedSearch } from './reading.core.ts';
import * as sql from './trials.sql.ts';

const LOGGED_MOST = 1_000;
const SHOWN_MOST = 200;
const TOP = 10;
const TOLD_EVERY = 50;
const DEADLINE_MS = 120_000;
/** A trial that nobody has heard of for so long ended with its process. */
const LOST_MS = 30_000;

export interface Difference {
  query: string;
  location: string;
  from: TriedSearch['from'];
  times: number;
  before: string;
  after: string;
  moves: Moves;
}

export interface TrialResult {
  /** How many searches are read differently, all of them counted. */
  readDifferently: number;
  /** How many of them find something else first. */
  findDifferently: number;
  /** How many had no answer in time. */
  unanswered: number;
  /** Those of the judged set first, then what visitors ask most. */
  differences: Difference[];
}

export interface Trial {
  revision: string;
  by: string;
  startedAt: Date;
  seenAt: Date;
  phase: 'running' | 'done' | 'failed';
  done: number;
  of: number;
  result: TrialResult;
}

const nothing = (): TrialResult => ({ readDifferently: 0, findDifferently: 0, unanswered: 0, differences: [] });

/** Finds out what a draft would change of searches before it is live: one search after the other, with visitors' searches between them. */
@Injectable()
export class Trials implements BeforeApplicationShutdown {
  private stopped = false;
  private running: Promise<void> | null = null;

  constructor(
    private readonly db: DataSource,
    private readonly dictionary: DictionaryService,
    private readonly changes: VocabularyChanges,
    private readonly finder: Finder,
    private readonly records: Records,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.running;
  }

  /** The trial of the draft as it is now; null: nobody has tried it. */
  async of({ revision }: Pick<Draft, 'revision'>): Promise<Trial | null> {
    const [trial] = await inLongTransaction(this.db, (tx) => tx.query<Trial[]>(sql.readTrial, [revision]));
    if (!trial) return null;
    const isLost = trial.phase === 'running' && this.clock().getTime() - trial.seenAt.getTime() > LOST_MS;
    return isLost ? { ...trial, phase: 'failed' } : trial;
  }

  /** Begins to try the draft; what comes of it stands in `of`. */
  async start(by: string): Promise<void> {
    if (this.running) throw alreadyRunning();
    const { live, draft } = await this.changes.standing();
    if (draft.changes.length === 0) throw new DomainError('nothing_in_draft', 409, 'The draft changes nothing.');
    const logged = await this.logged();
    const searches = [...judgedSearches(), ...grouped(logged)];
    const { revision } = draft;
    const now = this.clock();
    const values = [revision, by, now, searches.length, nothing(), new Date(now.getTime() - LOST_MS)];
    const [begun] = await inLongTransaction(this.db, async (tx) => {
      await tx.query(sql.forgetTrials, [revision]);
      return tx.query<object[]>(sql.beginTrial, values);
    });
    if (!begun) throw alreadyRunning();
    const meant = new Map([...live].map(([key, meanings]) => [key, { phrase: key, meanings }]));
    const before = entriesOf(meant);
    for (const { key, phrase, after } of draft.changes) {
      if (after) meant.set(key, { phrase, meanings: [...after] });
      else meant.delete(key);
    }
    const vocabularies = { before, after: entriesOf(meant) };
    this.running = inBackground(() => this.run(revision, searches, vocabularies))
      .catch((err: unknown) => this.logger.error({ err }, 'a trial of the vocabulary has failed'))
      .then(() => void (this.running = null));
  }

  private async logged(): Promise<SearchParams[]> {
    const rows = await inLongTransaction(this.db, (tx) => tx.query<LoggedSearch[]>(sql.readLogged, [LOGGED_MOST]));
    return rows.map(({ query, location, categoryId }) => ({
      query,
      ...(location !== null && { location }),
      ...(categoryId !== null && { categoryId }),
    }));
  }

  private async run(
    revision: string,
    searches: readonly TriedSearch[],
    vocabularies: BeforeAndAfter<readonly VocabularyEntry[]>,
  ): Promise<void> {
    const result = nothing();
    const until = performance.now() + DEADLINE_MS;
    let done = 0;
    try {
      const dictionaries = await inTurns(this.dictionary.withMeanings(vocabularies));
      for (const search of searches) {
        if (this.stopped || performance.now() > until) break;
        await this.try(search, dictionaries, result);
        if (++done % TOLD_EVERY === 0) await this.note(revision, 'running', done, result);
        // Visitors' searches come between.
        await setImmediate();
      }
      await this.note(revision, done === searches.length ? 'done' : 'failed', done, result);
    } catch (error) {
      await this.note(revision, 'failed', done, result).catch(() => undefined);
      throw error;
    }
  }

  private async try(search: TriedSearch, dictionaries: BeforeAndAfter<Dictionary>, result: TrialResult): Promise<void> {
    const { params, from, times } = search;
    const surroundings = { timeZones: this.dictionary.timeZones, now: this.clock() };
    const asked = { ...params, limit: TOP };
    const before = readSearch(asked, { ...surroundings, dictionary: dictionaries.before });
    // Reading is what takes the time.
    await setImmediate();
    const after = readSearch(asked, { ...surroundings, dictionary: dictionaries.after });
    if (askedOf(before) === askedOf(after)) return;
    result.readDifferently++;
    const [found, wouldFind] = [await this.found(before), await this.found(after)];
    if (!found || !wouldFind) {
      result.unanswered++;
      return;
    }
    const moves = movesOf(found, wouldFind);
    if (moves.firstMoved !== null) result.findDifferently++;
    if (result.differences.length >= SHOWN_MOST) return;
    const { query = '', location = '' } = params;
    const texts = { before: textOf(before), after: textOf(after) };
    result.differences.push({ query, location, from, times, ...texts, moves });
  }

  /** Null: the engine had no time. */
  private async found(read: ReadOutcome): Promise<Hit[] | null> {
    try {
      const { hits } = read.kind === 'search' ? await this.finder.find(read) : NOTHING_FOUND;
      const records = await this.records.of(hits);
      return hits.map(({ id }) => ({ id, name: records.get(id)?.name ?? '' }));
    } catch (err) {
      this.logger.warn({ err }, 'a search of a trial had no answer');
      return null;
    }
  }

  private note(revision: string, phase: Trial['phase'], done: number, result: TrialResult): Promise<unknown> {
    const values = [revision, this.clock(), phase, done, result];
    return inLongTransaction(this.db, (tx) => tx.query(sql.noteTrial, values));
  }
}

const alreadyRunning = (): DomainError =>
  new DomainError('already_running', 409, 'A draft is being tried already. Wait until that has ended.');

const entriesOf = (meant: ReadonlyMap<string, { phrase: string; meanings: readonly Meaning[] }>): VocabularyEntry[] =>
  [...meant.values()].flatMap(({ phrase, meanings }) => meanings.map((meaning) => ({ phrase, ...meaning })));

interface LoggedSearch {
  query: string;
  location: string | null;
  categoryId: string | null;
}

const textOf = (read: ReadOutcome): string =>
  read.kind === 'search' ? readingOf(read.understood) : 'cannot be searched for';
