import { Inject, Injectable } from '@nestjs/common';
import { landingSlugPath, type LandingPage, type Position } from '@lawdex/contracts';
import { CLOCK, InvalidParameter, requestSignal, type Clock } from '@lawdex/svc-kit';
import { canonicalUrl, landingJsonLd, languageName } from '@lawdex/seo';
import { LRUCache } from 'lru-cache';
import { DictionaryService } from '../../dictionary/dictionary.service.ts';
import { keyOf, versionedAnswers } from '../../engines/versioned-answers.ts';
import { phraseOf } from '@lawdex/search-language/text';
import { readPosition } from '@lawdex/search-language/query';
import { foundSummary, Records } from '../../finding/records.ts';
import { LandingAtlas } from '../atlas/landing-atlas.service.ts';
import { AnsweredBy } from '../../engines/answered-by.ts';
import { SEARCH_ENGINE, type SearchEngine } from '../../engines/search-engine.ts';
import { LISTED, type LandingAnswer } from '../../engines/landing-question.core.ts';
import { momentOf } from '../atlas/moment.core.ts';
import { respelt } from '../landing-place.core.ts';
import { parseLandingSlug, type LandingSlug } from '../landing-slug.core.ts';
import { atlasPageOf, scopeOf } from './asked.core.ts';
import { composePage, type Composed, type ComposedPage } from './compose-page.core.ts';
import { countedFor, type Ask, type Counted } from './counted.ts';
import { landingNotFound } from './reply.ts';
import { WordSearch } from './searched-words.ts';

export const LANDING_SETTINGS = Symbol('settings of landing pages');

export interface LandingSettings {
  /** The site's public origin; null: addresses are paths. */
  origin: string | null;
  demoData: boolean;
}

// Some 30 kB each.
const MOST_KEPT = 500;
const MINUTE_MS = 60_000;
const DEADLINE_MS = 1_000;

interface Made {
  page: LandingPage;
  by: string | null;
}

export type LandingOutcome = { kind: 'page'; page: LandingPage } | { kind: 'moved'; slug: string };

@Injectable()
export class LandingPageService {
  private readonly kept = versionedAnswers<Made>(MOST_KEPT);
  /** Pages of states and the country take ten times as long, so that one request a minute makes them again. */
  private readonly wide = new LRUCache<string, Made, LandingSlug>({
    max: MOST_KEPT,
    ttl: MINUTE_MS,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: (slug, _stale, { context }) => this.make(slug, context, null),
  });

  constructor(
    private readonly atlas: LandingAtlas,
    @Inject(SEARCH_ENGINE) private readonly engine: SearchEngine,
    private readonly answeredBy: AnsweredBy,
    private readonly records: Records,
    private readonly words: WordSearch,
    private readonly dictionary: DictionaryService,
    @Inject(LANDING_SETTINGS) private readonly settings: LandingSettings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  read(slug: string): LandingSlug {
    return parseLandingSlug(slug, this.atlas.slugNames);
  }

  /** @param near the visitor's position, `lat,lng`; only for pages near the visitor */
  async page(slug: string, near?: string): Promise<LandingOutcome> {
    const read = this.read(slug);
    if (read.status === 301) return { kind: 'moved', slug: read.canonical?.slice(1) ?? '' };
    if (read.status === 404) throw landingNotFound();
    const position = positionOf(near, read);
    const { page, by } = await (position ? this.make(slug, read, position) : this.keptPage(slug, read));
    if (by !== null) this.answeredBy.note(by);
    return { kind: 'page', page };
  }

  /** Made again when rows have changed and every minute, since businesses open and close. */
  private async keptPage(slug: string, read: LandingSlug): Promise<Made> {
    if (read.place?.kind !== 'city') return this.wide.forceFetch(slug, { context: read });
    const { edition } = await this.atlas.current();
    const question = keyOf([slug, edition, Math.floor(this.clock().getTime() / MINUTE_MS)]);
    const known = this.kept.get(question);
    const version = await this.engine.landingVersion(requestSignal(DEADLINE_MS));
    if (known?.version === version) return known.value;
    const value = await this.make(slug, read, null);
    this.kept.set(question, { version, value });
    return value;
  }

  private async make(asked: string, slug: LandingSlug, position: Position | null): Promise<Made> {
    const now = this.clock();
    const moment = momentOf(now, this.dictionary.timeZones);
    const signal = requestSignal(DEADLINE_MS);
    const ask: Ask = (question) => this.engine.landing(question, moment, signal);
    const [atlas, found] = await Promise.all([
      this.atlas.current(),
      slug.status === 'search'
        ? this.searched(slug, ask, now)
        : countedFor(slug, scopeOf(slug, this.dictionary.current), position, ask),
    ]);
    const by = this.answeredBy.engine;
    const { categories } = this.dictionary.current;
    const listed = slug.place === null ? [] : await this.records.listed(found.answer.listed);
    const composed: Composed = {
      ...found,
      asked: landingSlugPath(asked),
      slug,
      atlas,
      page: atlasPageOf(slug),
      businesses: listed.map((found) => foundSummary(found, categories, now)),
      languages: languagesOf(found.answer),
      centre: this.centreOf(slug),
      category: slug.category === null ? null : (categories.get(slug.category) ?? null),
    };
    const moved = respelt(asked, slug.place, this.atlas.slugNames);
    const page = { ...composePage(composed), ...(moved !== null && { movedTo: landingSlugPath(moved) }) };
    return { page: this.addressed(page), by };
  }

  private addressed(page: ComposedPage): LandingPage {
    const { origin, demoData } = this.settings;
    const canonical = { ...page, canonicalUrl: canonicalUrl(origin ?? '', page.canonicalPath) };
    const structuredData = landingJsonLd(canonical, { origin: origin ?? '', demoData });
    return { ...canonical, structuredData: structuredData.map((node) => ({ ...node })) };
  }

  private async searched({ text, place }: LandingSlug, ask: Ask, now: Date): Promise<Counted> {
    const found = await this.words.search(text ?? '', place, LISTED, this.dictionary.surroundings(now));
    if (!found) throw landingNotFound();
    const where = { kind: 'these' as const, ids: found.ids };
    const answer = await ask({ categoryIds: null, where, mark: 0, open: false, sort: 'relevance' });
    if (answer.total === 0) throw landingNotFound();
    const listed = found.records.map((record) => ({ id: record.id, record, distanceMiles: null }));
    return { answer: { ...answer, listed }, applied: false, radiusMiles: null };
  }

  private centreOf({ place }: LandingSlug): Position | null {
    if (place?.kind !== 'city') return null;
    const { gazetteer } = this.dictionary.current.background;
    // Beside its state a town is known that others of its name hide: Bloomington, MN.
    const inState = place.state === null ? undefined : gazetteer.city(place.city, place.state);
    return (inState ?? gazetteer.named(phraseOf(place.city), place.state ?? undefined)[0])?.centre ?? null;
  }
}

function languagesOf({ languages }: LandingAnswer): Composed['languages'] {
  return languages.flatMap(({ value, count }) => {
    const name = value === 'en' ? null : languageName(value);
    return name === null ? [] : [{ name, count }];
  });
}

/** A position counts on pages near the visitor only; elsewhere the page names the place. */
function positionOf(near: string | undefined, { place }: LandingSlug): Position | null {
  const position = readPosition(near);
  if (position === 'invalid') throw new InvalidParameter('near', 'near must lie between -90,-180 and 90,180 degrees.');
  return place?.kind === 'near-me' ? position : null;
}
