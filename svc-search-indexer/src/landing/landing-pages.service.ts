import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { LAWYER_MODIFIERS, lawyersLandingPath, singularSlug, cityPath } from '@lawdex/contracts';
import type { HomeLinks, LandingLink, LandingVerdict, LinkablePath, PracticeHub } from '@lawdex/contracts';
import { remembered } from '@lawdex/search-language/dictionary';
import { cityKeyOf } from '@lawdex/search-language/text';
import { insteadOf, isWorthIt, pagesOf, pathOfPage, worthOf, type Atlas } from './atlas/atlas.core.ts';
import { LandingAtlas } from './atlas/landing-atlas.service.ts';
import { linkableOf } from './links/linkable.core.ts';
import { allStateLinks, hubCities, practiceLinks, stateLinks } from './links/page-links.core.ts';
import { MODIFIER_WORDS } from './words/modifier-words.core.ts';
import LARGE_CITIES from '../../data/large-cities.json' with { type: 'json' };

export interface WorthyPage {
  path: string;
  /** When one of its businesses was changed or reviewed last; ISO 8601, UTC. */
  lastModified: string;
}

export interface JudgedPage {
  path: string;
  verdict: LandingVerdict;
  /** Businesses of the practice area in the place, whatever the modifier. */
  total: number;
  /** The page that search engines should know instead; null: none. */
  instead: string | null;
}

export type VerdictCounts = Partial<Record<LandingVerdict, number>>;

const HUB_CITIES = 24;
const TURN_MS = 10;

/** All landing pages: which are worth it, which are not and why, which list a firm, and where links to them lead. */
@Injectable()
export class LandingPages {
  private readonly listed = new WeakMap<Atlas, readonly WorthyPage[]>();
  private readonly counted = new WeakMap<Atlas, Promise<VerdictCounts>>();

  constructor(private readonly atlas: LandingAtlas) {}

  async worthy(): Promise<readonly WorthyPage[]> {
    const atlas = await this.atlas.current();
    return remembered(this.listed, atlas, () => worthyPages(atlas));
  }

  /** How many pages there are with each verdict. Counted once for all who ask until pages change. */
  async verdicts(): Promise<VerdictCounts> {
    const atlas = await this.atlas.current();
    return remembered(this.counted, atlas, () => countVerdicts(atlas));
  }

  async *judged(): AsyncGenerator<JudgedPage> {
    yield* judgedPages(await this.atlas.current());
  }

  async linkableAmong(slugs: readonly string[]): Promise<LinkablePath[]> {
    const atlas = await this.atlas.current();
    return slugs.flatMap((slug) => linkableOf(atlas, this.atlas.slugNames, slug) ?? []);
  }

  async home(slugs: readonly string[]): Promise<HomeLinks> {
    const linkable = await this.linkableAmong(slugs);
    return { states: await this.states(), linkable: linkable.map(({ path }) => path) };
  }

  async states(): Promise<LandingLink[]> {
    return allStateLinks(await this.atlas.current());
  }

  async practice(slug: string): Promise<PracticeHub | null> {
    const atlas = await this.atlas.current();
    if (!atlas.labels.has(slug)) return null;
    const base = { practice: slug, modifier: null };
    return {
      states: stateLinks(atlas, base),
      cities: hubCities(atlas, slug, HUB_CITIES),
      nearMe: LAWYER_MODIFIERS.flatMap((modifier) => {
        const to = lawyersLandingPath({ modifier, subject: singularSlug(slug) });
        const page = linkableOf(atlas, this.atlas.slugNames, to.slice(1));
        return page ? [{ text: MODIFIER_WORDS[modifier].label, to, count: page.total }] : [];
      }),
      largeCities: largeCityLinks(atlas),
    };
  }

  /** Practice areas that have a page in a city; without a state, in all cities of that name. */
  async city(city: string, state: string | null): Promise<LandingLink[]> {
    const atlas = await this.atlas.current();
    const states = state === null ? statesOfCity(atlas, city) : [state.toUpperCase()];
    return states.flatMap((one) => practiceLinks(atlas, { kind: 'city', key: cityKeyOf(city, one) }));
  }
}

const statesOfCity = (atlas: Atlas, city: string): string[] =>
  [...atlas.places.values()].filter(({ key, state }) => key === cityKeyOf(city, state)).map(({ state }) => state);

async function* judgedPages(atlas: Atlas): AsyncGenerator<JudgedPage> {
  let turnEnds = performance.now() + TURN_MS;
  for (const { place, ...page } of pagesOf(atlas)) {
    if (performance.now() > turnEnds) {
      await setImmediate();
      turnEnds = performance.now() + TURN_MS;
    }
    const path = pathOfPage(atlas, page);
    if (path === null) continue;
    const { verdict } = worthOf(atlas, page);
    const instead = verdict === 'worth-it' ? null : insteadOf(atlas, page);
    yield { path, verdict, total: place.total, instead: instead && pathOfPage(atlas, instead) };
  }
}

async function countVerdicts(atlas: Atlas): Promise<VerdictCounts> {
  const counts: VerdictCounts = {};
  for await (const { verdict } of judgedPages(atlas)) counts[verdict] = (counts[verdict] ?? 0) + 1;
  return counts;
}

function worthyPages(atlas: Atlas): WorthyPage[] {
  const pages: WorthyPage[] = [];
  for (const { place, ...page } of pagesOf(atlas)) {
    const path = isWorthIt(atlas, page) ? pathOfPage(atlas, page) : null;
    if (path !== null) pages.push({ path, lastModified: place.updatedAt });
  }
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1));
}

export const largeCityLinks = ({ practices }: Atlas): LandingLink[] =>
  LARGE_CITIES.flatMap(({ city, state }) => {
    const count = practices.get(null)?.cities.get(cityKeyOf(city, state))?.total ?? 0;
    return count === 0 ? [] : [{ text: `${city}, ${state}`, to: cityPath(city, state), count }];
  });
