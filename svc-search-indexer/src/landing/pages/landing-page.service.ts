import { Inject, Injectable } from '@nestjs/common';
import { landingSlugPath } from '@lawdex/contracts';
import type { LandingPage, Position } from '@lawdex/contracts';
import { CLOCK, InvalidParameter } from '@lawdex/svc-kit';
import type { Clock } from '@lawdex/svc-kit';
import { canonicalUrl, landingJsonLd, languageName } from '@lawdex/seo';
import { LRUCache } from 'lru-cache';
import { DictionaryService } from '../../dictionary/dictionary.service.ts';
import { VersionedAnswers, keyOf } from '../../engines/versioned-answers.ts';
import { phraseOf } from '@lawdex/search-language/text';
import { readPosition } from '@lawdex/search-language/query';
import { foundSummary } from '../../finding/found-summary.ts';
import { LandingAtlas } from '../atlas/landing-atlas.service.ts';
import { LANDING_FIGURES } from '../../engines/landing-figures.ts';
import { LISTED } from '../../engines/landing-question.core.ts';
import type { LandingFigures } from '../../engines/landing-figures.ts';
import type { LandingAnswer, LandingQuestion, LandingScope, Moment } from '../../engines/landing-question.core.ts';
import { momentOf } from '../atlas/moment.core.ts';
import { respelt } from '../landing-place.core.ts';
import { parseLandingSlug } from '../landing-slug.core.ts';
import type { LandingSlug } from '../landing-slug.core.ts';
import { FEATURE_OF } from '../../index-definition/features.core.ts';
import { MODIFIER_WORDS } from '../words/modifier-words.core.ts';
import { ENOUGH } from '../worth/worth.core.ts';
import { atlasPageOf, scopeOf } from './asked.core.ts';
import { composePage } from './compose-page.core.ts';
import type { Composed, ComposedPage } from './compose-page.core.ts';
import { landingNotFound } from './landing-errors.ts';
import { LANDING_SETTINGS } from './landing-settings.ts';
import type { LandingSettings } from './landing-settings.ts';
import { WordSearch } from './searched-words.ts';

// Some 30 kB each.
const MOST_KEPT = 500;
/** Around a position, the first of these that has a choice. */
const RADII_MILES = [25, 100];
const MINUTE_MS = 60_000;

export type LandingOutcome = { kind: 'page'; page: LandingPage } | { kind: 'moved'; slug: string };

interface Counted {
  answer: LandingAnswer;
  applied: boolean;
  radiusMiles: number | null;
}

@Injectable()
export class LandingPageService {
  private readonly kept = new VersionedAnswers<LandingPage>(MOST_KEPT);
  /**
   * Pages of states and the country take ten times as long to count, and one review changes nothing in them. After a
   * minute one request makes them again, and others get the old page meanwhile.
   */
  private readonly wide = new LRUCache<string, LandingPage, LandingSlug>({
    max: MOST_KEPT,
    ttl: MINUTE_MS,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: (slug, _stale, { context }) => this.make(slug, context, null),
  });

  constructor(
    private readonly atlas: LandingAtlas,
    @Inject(LANDING_FIGURES) private readonly figures: LandingFigures,
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
    if (position) return { kind: 'page', page: await this.make(slug, read, position) };
    return { kind: 'page', page: await this.keptPage(slug, read) };
  }

  /** Made again when rows have changed and every minute, since businesses open and close. */
  private async keptPage(slug: string, read: LandingSlug): Promise<LandingPage> {
    if (read.place?.kind !== 'city') return this.wide.forceFetch(slug, { context: read });
    const { edition } = await this.atlas.current();
    const question = keyOf([slug, edition, Math.floor(this.clock().getTime() / MINUTE_MS)]);
    const known = this.kept.find(question);
    const version = await this.figures.version();
    if (known?.version === version) return known.value;
    const value = await this.make(slug, read, null);
    this.kept.keep(question, { version, value });
    return value;
  }

  private async make(asked: string, slug: LandingSlug, position: Position | null): Promise<LandingPage> {
    const now = this.clock();
    const moment = momentOf(now, this.dictionary.timeZones);
    const [atlas, found] = await Promise.all([
      this.atlas.current(),
      slug.status === 'search' ? this.searched(slug, moment, now) : this.counted(slug, position, moment),
    ]);
    const { categories } = this.dictionary.current;
    const listed = slug.place === null ? [] : (found.answer.listed ?? []);
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
    return this.addressed({ ...composePage(composed), ...(moved !== null && { movedTo: landingSlugPath(moved) }) });
  }

  private addressed(page: ComposedPage): LandingPage {
    const { origin, demoData } = this.settings;
    const canonical = { ...page, canonicalUrl: canonicalUrl(origin ?? '', page.canonicalPath) };
    const structuredData = landingJsonLd(canonical, { origin: origin ?? '', demoData });
    return { ...canonical, structuredData: structuredData.map((node) => ({ ...node })) };
  }

  private async counted(slug: LandingSlug, position: Position | null, moment: Moment): Promise<Counted> {
    const scope = scopeOf(slug, this.dictionary.current);
    if (!position) return { ...(await this.chosen(slug, scope, moment)), radiusMiles: null };
    for (const miles of RADII_MILES) {
      const around = { ...scope, where: { kind: 'around' as const, centre: position, miles } };
      const counted = await this.chosen(slug, around, moment);
      const last = miles === RADII_MILES.at(-1);
      if (counted.answer.inPlace >= ENOUGH || (last && counted.answer.inPlace > 0)) {
        return { ...counted, radiusMiles: miles };
      }
    }
    return { ...(await this.chosen(slug, scope, moment)), radiusMiles: null };
  }

  /** Businesses that the modifier asks for; all of them when nothing backs it or nobody is so. */
  private async chosen(
    { modifier }: LandingSlug,
    scope: LandingScope,
    moment: Moment,
  ): Promise<Omit<Counted, 'radiusMiles'>> {
    const mark = modifier === null ? null : FEATURE_OF[modifier];
    const nearest = modifier === 'nearby' && scope.where.kind === 'around';
    const everybody: LandingQuestion = { ...scope, mark: 0, open: false, sort: nearest ? 'distance' : 'rating' };
    if (modifier !== null && mark !== null) {
      const { sort } = MODIFIER_WORDS[modifier];
      const answer = await this.figures.ask({ ...scope, mark, open: modifier === 'open-now', sort }, moment);
      if (answer.total > 0) return { answer, applied: true };
    }
    return { answer: await this.figures.ask(everybody, moment), applied: false };
  }

  private async searched({ text, place }: LandingSlug, moment: Moment, now: Date): Promise<Counted> {
    const found = await this.words.search(text ?? '', place, LISTED, this.dictionary.surroundings(now));
    if (!found) throw landingNotFound();
    const where = { kind: 'these' as const, ids: found.ids };
    const asked: LandingQuestion = { categoryIds: null, where, mark: 0, open: false, sort: 'relevance' };
    const answer = await this.figures.ask(asked, moment);
    if (answer.total === 0) throw landingNotFound();
    const listed = found.records.map((record) => ({ record, distanceMiles: null }));
    return { answer: { ...answer, listed }, applied: false, radiusMiles: null };
  }

  /** The position of a city without businesses. */
  private centreOf({ place }: LandingSlug): Position | null {
    if (place?.kind !== 'city') return null;
    const { gazetteer } = this.dictionary.current.background;
    // Beside its state a town is known that others of its name hide: Bloomington, MN.
    const inState = place.state === null ? undefined : gazetteer.city(place.city, place.state);
    return (inState ?? gazetteer.named(phraseOf(place.city), place.state ?? undefined)[0])?.centre ?? null;
  }
}

function languagesOf({ languages }: LandingAnswer): Composed['languages'] {
  return (languages ?? []).flatMap(({ value, count }) => {
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
