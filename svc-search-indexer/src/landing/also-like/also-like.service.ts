import { Inject, Injectable } from '@nestjs/common';
import { businessLandingPath, lawyersLandingPath } from '@lawdex/contracts';
import type { LandingPlace, ListedLink, SearchParams, SearchResponse } from '@lawdex/contracts';
import { CLOCK, LOGGER, type Clock, type Logger } from '@lawdex/svc-kit';
import { DictionaryService } from '../../dictionary/dictionary.service.ts';
import type { Atlas } from '../atlas/atlas.core.ts';
import { LandingAtlas } from '../atlas/landing-atlas.service.ts';
import { landingNames } from '../landing-dictionary.core.ts';
import { readPlace } from '../landing-place.core.ts';
import { parseLandingSlug } from '../landing-slug.core.ts';
import { linkableOf } from '../links/linkable.core.ts';
import { WordSearch } from '../pages/searched-words.ts';
import { placeLabel } from '../words/page-names.core.ts';
import { alsoLikeLinks, type NamedPlace } from './also-like.core.ts';
import { placeSlugsOf, subjectsOf, type Subject } from './searched-for.core.ts';

/**
 * 'You Might Also Like' of a search: landing pages that list a firm. The atlas knows those of practice areas and places; only of words that name no
 * practice area the engine is asked, as their page would ask it.
 */
@Injectable()
export class AlsoLike {
  constructor(
    private readonly atlas: LandingAtlas,
    private readonly words: WordSearch,
    private readonly dictionary: DictionaryService,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async of(params: SearchParams, answer: SearchResponse): Promise<ListedLink[]> {
    const atlas = this.atlas.known;
    if (!atlas) return [];
    const lists = this.asker(atlas);
    const place = this.placeOf(atlas, params, answer);
    const subjects = subjectsOf(params, answer.understood, this.dictionary.current.categories.values());
    let subject: Subject | null = null;
    for (const each of subjects) {
      if (!subject && (await lists(businessLandingPath({ modifier: 'best', subject: each.slug })))) subject = each;
    }
    const links = alsoLikeLinks(subject, place);
    const listed = await Promise.all(links.map(({ to }) => lists(to)));
    return links.filter((_, index) => listed[index]);
  }

  /** The first place that has a firm. */
  private placeOf(atlas: Atlas, params: SearchParams, answer: SearchResponse): NamedPlace | null {
    const { slugNames } = this.atlas;
    for (const name of placeSlugsOf(params, answer)) {
      const read = readPlace(name, landingNames(slugNames));
      const label = read && placeLabel({ place: read.place, positionUsed: false });
      const slug = read?.canonical.slice('in-'.length);
      const isListed = slug && linkableOf(atlas, slugNames, lawyersLandingPath({ place: slug }).slice(1));
      if (label && slug && isListed) return { slug, label };
    }
    return null;
  }

  /** Tells whether the page of a path lists a firm; the same words are searched for once. */
  private asker(atlas: Atlas): (path: string) => Promise<boolean> {
    const { slugNames } = this.atlas;
    const searched = new Map<string, Promise<boolean>>();
    return async (path) => {
      const slug = path.slice(1);
      const { status, text, place } = parseLandingSlug(slug, slugNames);
      if (status !== 'search') return linkableOf(atlas, slugNames, slug) !== null;
      const key = JSON.stringify([text, place]);
      const found = searched.get(key) ?? this.finds(text ?? '', place);
      searched.set(key, found);
      return found;
    };
  }

  private async finds(text: string, place: LandingPlace | null): Promise<boolean> {
    const { current: dictionary, timeZones } = this.dictionary;
    try {
      return await this.words.finds(text, place, { dictionary, timeZones, now: this.clock() });
    } catch (err) {
      // The results are there, and stand without these links.
      this.logger.warn({ err }, 'links beside results could not be looked up');
      return false;
    }
  }
}
