import { setImmediate } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { ancestors } from '@lawdex/contracts/practice-areas';
import { AFTER_START_MS, BackgroundWork, CLOCK, LOGGER, type Clock, type Logger } from '@lawdex/svc-kit';
import type { Dictionary, Place } from '@lawdex/search-language/dictionary';
import { DictionaryService } from '../../dictionary/dictionary.service.ts';
import { categoryIdsWithin } from '@lawdex/search-language/text';
import type { HoldingRow } from '../../engines/landing-question.core.ts';
import { SEARCH_ENGINE, type SearchEngine } from '../../engines/search-engine.ts';
import { momentOf } from './moment.core.ts';
import type { LandingNames } from '../landing-dictionary.core.ts';
import { siteNames } from '../site-names.core.ts';
import { narrowerAtlases, type Atlas } from './atlas.core.ts';
import { practiceAtlas, type PracticeAtlas } from './practice-atlas.core.ts';
import type { Gazetteer } from '@lawdex/search-language/gazetteer';

const LOOK_MS = 2_000;
/** It is made anew for a thirtieth of the time at most while rows change, and for a tenth once they rest, */
const PAUSE_FOR_EACH_MS = 30;
const PAUSE_AT_REST_FOR_EACH_MS = 10;
const LONGEST_PAUSE_MS = 60_000;
/** unless so large a part of them came or went meanwhile: a site that is being filled has other pages every moment. */
const MANY = 0.05;
const LONGEST_COUNT_MS = 60_000;

interface Made {
  atlas: Atlas;
  from: Dictionary;
  at: number;
  tookMs: number;
}

/** Which landing pages there are and which are worth it, in memory; follows the rows some seconds behind, so that nobody waits for it. */
@Injectable()
export class LandingAtlas extends BackgroundWork {
  protected override readonly beginsAfterMs = AFTER_START_MS;
  private made: Made | undefined;
  private lastSeen = '';
  private making: Promise<Atlas> | undefined;
  private named: { from: Dictionary; key: string; names: LandingNames } | undefined;

  constructor(
    @Inject(SEARCH_ENGINE) private readonly engine: SearchEngine,
    private readonly dictionary: DictionaryService,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  protected async turn(): Promise<number> {
    try {
      if (!this.made || (await this.isOld(this.made))) await this.make();
    } catch (err) {
      this.logger.warn({ err }, 'landing pages could not be counted');
    }
    return LOOK_MS;
  }

  /** Names that slugs can have at this moment. Made again when a city or a practice area comes or goes. */
  get slugNames(): LandingNames {
    const from = this.dictionary.current;
    if (this.named?.from === from) return this.named.names;
    const { categories, places, background } = from;
    const key = JSON.stringify([[...places.keys()], [...categories.values()]]);
    const names =
      this.named?.key === key
        ? this.named.names
        : siteNames(categories.values(), places.values(), background.gazetteer);
    this.named = { from, key, names };
    return names;
  }

  get known(): Atlas | undefined {
    return this.made?.atlas;
  }

  async current(): Promise<Atlas> {
    return this.made?.atlas ?? this.make();
  }

  async isCurrent(): Promise<boolean> {
    return this.made !== undefined && this.isMadeOf(this.made, await this.version());
  }

  /** The dictionary follows the rows, and brings the names of new cities. */
  private isMadeOf({ atlas, from }: Made, version: string): boolean {
    return version === atlas.version && from === this.dictionary.current;
  }

  private async isOld(made: Made): Promise<boolean> {
    const { from, at, tookMs } = made;
    const version = await this.version();
    const isAtRest = version === this.lastSeen;
    this.lastSeen = version;
    if (this.isMadeOf(made, version)) return false;
    const pauseForEach = isAtRest ? PAUSE_AT_REST_FOR_EACH_MS : PAUSE_FOR_EACH_MS;
    if (performance.now() - at >= Math.min(LONGEST_PAUSE_MS, pauseForEach * tookMs)) return true;
    const now = businessesIn(this.dictionary.current);
    return Math.abs(now - businessesIn(from)) > MANY * now;
  }

  private version(): Promise<string> {
    return this.engine.landingVersion(AbortSignal.timeout(LOOK_MS));
  }

  private make(): Promise<Atlas> {
    this.making ??= this.makeNow().finally(() => (this.making = undefined));
    return this.making;
  }

  private async makeNow(): Promise<Atlas> {
    const started = performance.now();
    const from = this.dictionary.current;
    const { categories, places, background } = from;
    const moment = momentOf(this.clock(), this.dictionary.timeZones);
    const practices = new Map<string | null, PracticeAtlas>();
    const wider = new Map(
      [...categories.keys()].map((slug) => [slug, ancestors(slug).find((other) => categories.has(other)) ?? null]),
    );
    const { version, rows } = await this.engine.holdings(moment, AbortSignal.timeout(LONGEST_COUNT_MS));
    const rowsOf = (slug: string | null): readonly HoldingRow[] => {
      const id = slug === null ? undefined : categories.get(slug)?.id;
      if (id === undefined) return rows;
      const within = new Set([categoryIdsWithin(id, categories)].flat());
      return rows.filter(({ categoryId }) => within.has(categoryId));
    };
    const read = async (slug: string | null): Promise<PracticeAtlas> => {
      const known = practices.get(slug);
      if (known) return known;
      const within = [...wider].flatMap(([other, around]) => (around === slug ? [other] : []));
      for (const other of within) await read(other);
      const atlas = practiceAtlas(slug, rowsOf(slug), narrowerAtlases({ practices, wider }, slug));
      practices.set(slug, atlas);
      // Visitors are answered in between.
      await setImmediate();
      return atlas;
    };
    // Each practice area is read after those within it.
    await read(null);
    const atlas: Atlas = {
      edition: (this.made?.atlas.edition ?? 0) + 1,
      version,
      practices,
      wider,
      labels: new Map([...categories.values()].map(({ slug, name }) => [slug, name])),
      places: withCentres(places, background.gazetteer),
      names: this.slugNames,
    };
    this.made = { atlas, from, at: performance.now(), tookMs: performance.now() - started };
    return atlas;
  }
}

const businessesIn = ({ places }: Dictionary): number => [...places.values()].reduce((sum, { docs }) => sum + docs, 0);

/** Cities by key, where the gazetteer has them when none of their businesses says where it is. */
export const withCentres = (
  places: ReadonlyMap<string, Place>,
  gazetteer: Pick<Gazetteer, 'city'>,
): ReadonlyMap<string, Place> =>
  new Map(
    [...places].map(([key, place]) => [
      key,
      place.centre ? place : { ...place, centre: gazetteer.city(place.city, place.state)?.centre ?? null },
    ]),
  );
