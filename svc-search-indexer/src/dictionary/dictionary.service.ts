import { Inject, Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { inLongTransaction, LOGGER, type Logger } from '@lawdex/svc-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { SearchCategory } from './search-category.entity.ts';
import { defaultMeanings, Meanings, problemOf } from '@lawdex/search-language/meanings';
import type { Steps, VocabularyEntry } from '@lawdex/search-language/meanings';
import { SearchPhrase } from './search-phrase.entity.ts';
import type { Surroundings } from '@lawdex/search-language/query';
import { Dictionary, Vocabulary, type Background, type Place, type WordKind } from '@lawdex/search-language/dictionary';
import { inSlices, inTurns } from '../database/in-slices.ts';
import { readPlaces, readTimeZones, readWords } from './dictionary.sql.ts';
import { englishWords, firstNames, gazetteer, spanishWords } from '@lawdex/search-language/lists';

// Changes come in bursts; after so long they are read at once, and no visitor notices the delay.
const SETTLE_MS = 250;
// For changes that another process applied.
const POLL_MS = 5_000;

/** The dictionary of this moment, in memory. Words are read as they change, the rest is small and rebuilt. */
@Injectable()
export class DictionaryService implements OnModuleInit, BeforeApplicationShutdown {
  private readonly vocabulary = new Vocabulary();
  private dictionary: Dictionary | undefined;
  private zones: string[] = [];
  private wordsRead = '0';
  private builtFrom = '';
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private reading: Promise<unknown> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly db: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  get current(): Dictionary {
    return (this.dictionary ??= Dictionary.of([], [], this.vocabulary));
  }

  /** The dictionary, the time zones and the time that a search is read with. */
  surroundings(now: Date): Surroundings {
    return { dictionary: this.current, timeZones: this.zones, now };
  }

  /** Time zones in which there are businesses. */
  get timeZones(): readonly string[] {
    return this.zones;
  }

  async onModuleInit(): Promise<void> {
    await this.refresh();
    this.schedule(POLL_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** Documents or categories were committed. */
  changed(): void {
    this.schedule(SETTLE_MS);
  }

  /** Reads what has changed since the last time. One reading after the other, otherwise an earlier one could have the last word. */
  refresh(): Promise<void> {
    const read = this.reading.then(() => inLongTransaction(this.db, (tx) => this.read(tx)));
    this.reading = read.catch(() => undefined);
    return read;
  }

  private async read(tx: EntityManager): Promise<void> {
    await this.readWords(tx);
    const categories = await tx.find(SearchCategory, { order: { id: 'ASC' } });
    const places = await tx.query<PlaceRow[]>(readPlaces);
    const zones = await tx.query<{ tz: string }[]>(readTimeZones);
    this.zones = zones.map(({ tz }) => tz);
    const rows = await tx.find(SearchPhrase, { order: { phrase: 'ASC', kind: 'ASC', means: 'ASC' } });
    const from = JSON.stringify([categories, places, rows]);
    if (from === this.builtFrom) return;
    const phrases = this.usable(rows, new Set(categories.map(({ slug }) => slug)));
    const background = await inTurns(backgroundOf(phrases));
    this.dictionary = await inTurns(Dictionary.building(categories, places.map(placeOf), this.vocabulary, background));
    this.builtFrom = from;
  }

  /** A row that cannot be used is passed over, because what it would do to searches nobody has meant. */
  private usable(rows: readonly SearchPhrase[], slugs: ReadonlySet<string>): SearchPhrase[] {
    return rows.filter((row) => {
      const problem = problemOf(row, (slug) => slugs.has(slug));
      if (problem !== null) this.logger.error({ row, problem }, 'a row of search_phrases is passed over');
      return problem === null;
    });
  }

  private async readWords(tx: EntityManager): Promise<void> {
    const rows = await tx.query<{ lexeme: string; docs: number; position: string }[]>(readWords, [this.wordsRead]);
    await inSlices(rows, ({ lexeme, docs }) => this.vocabulary.set(lexeme.slice(2), kindOf(lexeme), docs));
    this.wordsRead = rows.at(-1)?.position ?? this.wordsRead;
  }

  private schedule(afterMs: number): void {
    if (this.stopped) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.running = this.refresh()
        .catch((err: unknown) => this.logger.warn({ err }, 'the search dictionary could not be refreshed'))
        .then(() => this.schedule(POLL_MS));
    }, afterMs);
    this.timer.unref();
  }
}

function* backgroundOf(entries: readonly VocabularyEntry[]): Steps<Background> {
  const meanings = entries.length > 0 ? yield* Meanings.building(entries) : defaultMeanings();
  return {
    gazetteer: gazetteer(),
    english: englishWords(),
    spanish: spanishWords(),
    firstNames: firstNames(),
    meanings,
  };
}

interface PlaceRow {
  key: string;
  city: string;
  state: string;
  docs: number;
  lat: number | null;
  lng: number | null;
}

const placeOf = ({ key, city, state, docs, lat, lng }: PlaceRow): Place => ({
  key,
  city,
  state,
  docs,
  centre: lat === null || lng === null ? null : { lat, lng },
});

const kindOf = (lexeme: string): WordKind => (lexeme.startsWith('n:') ? 'name' : 'description');
