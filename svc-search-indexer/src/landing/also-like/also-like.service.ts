import { Inject, Injectable } from '@nestjs/common';
import { businessLandingPath, lawyersLandingPath, type ListedLink } from '@lawdex/contracts';
import type { LandingPlace, SearchParams, SearchResponse } from '@lawdex/contracts';
import { CLOCK, LOGGER, type Clock, type Logger } from '@lawdex/svc-kit';
import { LRUCache } from 'lru-cache';
import { DictionaryService } from '../../dictionary/dictionary.service.ts';
import type { Atlas } from '../atlas/atlas.core.ts';
import { LandingAtlas } from '../atlas/landing-atlas.service.ts';
import type { LandingNames } from '../landing-dictionary.core.ts';
import { readPlace } from '../landing-place.core.ts';
import { parseLandingSlug } from '../landing-slug.core.ts';
import { linkableOf } from '../links/linkable.core.ts';
import { WordSearch } from '../pages/searched-words.ts';
import { placeLabel } from '../words/page-names.core.ts';
import { placeSlugsOf, subjectsOf, type Subject } from './searched-for.core.ts';

/** The words of a slug that name no practice area, and the place. */
interface Words {
  text: string;
  place: LandingPlace | null;
}

const MOST_KEPT = 5_000;
const MINUTE_MS = 60_000;

/** 'You Might Also Like': pages that list a firm. The atlas knows those of practice areas; the engine is asked of other words. */
@Injectable()
export class AlsoLike {
  /** The same names are searched for again and again, on several pages and by several visitors. */
  private readonly found = new LRUCache<string, boolean, Words>({
    max: MOST_KEPT,
    ttl: MINUTE_MS,
    fetchMethod: (_key, _stale, { context }) => this.finds(context),
  });

  /** What paths were read as; true for a page that lists a firm. Others begin with another atlas or other names. */
  private pages: { atlas: Atlas; names: LandingNames; read: LRUCache<string, Words | boolean> } | undefined;

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
    const place = this.placeOf(atlas, params, answer);
    const subject = await this.subjectOf(atlas, params, answer);
    const links = alsoLikeLinks(subject, place);
    const listed = await Promise.all(links.map(({ to }) => this.lists(atlas, to)));
    return links.filter((_, index) => listed[index]);
  }

  private placeOf(atlas: Atlas, params: SearchParams, answer: SearchResponse): NamedPlace | null {
    const { slugNames } = this.atlas;
    for (const name of placeSlugsOf(params, answer)) {
      const read = readPlace(name, slugNames);
      const label = read && placeLabel({ place: read.place, positionUsed: false });
      const slug = read?.canonical.slice('in-'.length);
      const isListed = slug && linkableOf(atlas, slugNames, lawyersLandingPath({ place: slug }).slice(1));
      if (label && slug && isListed) return { slug, label };
    }
    return null;
  }

  private async subjectOf(atlas: Atlas, params: SearchParams, { understood }: SearchResponse): Promise<Subject | null> {
    for (const subject of subjectsOf(params, understood, this.dictionary.current.categories.values())) {
      if (await this.lists(atlas, businessLandingPath({ modifier: 'best', subject: subject.slug }))) return subject;
    }
    return null;
  }

  private async lists(atlas: Atlas, path: string): Promise<boolean> {
    const page = this.pageOf(atlas, path);
    return typeof page === 'boolean' ? page : this.areFound(page);
  }

  private pageOf(atlas: Atlas, path: string): Words | boolean {
    const names = this.atlas.slugNames;
    if (this.pages?.atlas !== atlas || this.pages.names !== names) {
      this.pages = { atlas, names, read: new LRUCache({ max: MOST_KEPT }) };
    }
    const known = this.pages.read.get(path);
    if (known !== undefined) return known;
    const slug = path.slice(1);
    const { status, text, place } = parseLandingSlug(slug, names);
    const page = status === 'search' ? { text: text ?? '', place } : linkableOf(atlas, names, slug) !== null;
    this.pages.read.set(path, page);
    return page;
  }

  private async areFound(words: Words): Promise<boolean> {
    try {
      return (await this.found.fetch(JSON.stringify(words), { context: words })) ?? false;
    } catch (err) {
      // The results are there, and stand without these links.
      this.logger.warn({ err }, 'links beside results could not be looked up');
      return false;
    }
  }

  private finds({ text, place }: Words): Promise<boolean> {
    return this.words.finds(text, place, this.dictionary.surroundings(this.clock()));
  }
}

/** A place as addresses and as visitors name it: `springfield-il`, `Springfield, IL`. */
interface NamedPlace {
  slug: string;
  label: string;
}

const NEAR_ME = [
  ['best', 'Best'],
  ['affordable', 'Affordable'],
  ['top-rated', 'Top rated'],
] as const;

const PRACTICES = [
  ['personal-injury', 'Personal injury'],
  ['divorce', 'Divorce'],
  ['criminal-defense', 'Criminal defense'],
] as const;

/** The eight links of 'You Might Also Like': three of a subject, three of a place, two of both. */
export function alsoLikeLinks(subject: Subject | null, place: NamedPlace | null): ListedLink[] {
  const nearMe = NEAR_ME.map(([modifier, name]) => ({
    text: `${name} ${subject?.label ?? ''} near me`,
    to: businessLandingPath({ modifier, subject: subject?.slug }),
  }));
  const inPlace = PRACTICES.map(([practice, name]) => ({
    text: `${name} lawyers in ${place?.label ?? ''}`,
    to: lawyersLandingPath({ subject: practice, place: place?.slug }),
  }));
  const both = NEAR_ME.slice(0, 2).map(([modifier, name]) => ({
    text: `${name} ${subject?.ofLawyers ?? ''} lawyers in ${place?.label ?? ''}`,
    to: lawyersLandingPath({ modifier, subject: subject?.slug, place: place?.slug }),
  }));
  return [...(subject ? nearMe : []), ...(place ? inPlace : []), ...(subject && place ? both : [])];
}
