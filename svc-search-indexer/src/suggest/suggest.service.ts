import { Inject, Injectable } from '@nestjs/common';
import type { SearchParams, Suggestion, SuggestionKind } from '@lawdex/contracts';
import { CLOCK, type Clock } from '@lawdex/svc-kit';
import { once, remembered, type Dictionary } from '@lawdex/search-language/dictionary';
import { gazetteer } from '@lawdex/search-language/lists';
import { readSearch, type SearchRequest } from '@lawdex/search-language/query';
import { inSlices } from '../database/in-slices.ts';
import { DictionaryService } from '../dictionary/dictionary.service.ts';
import { BusinessNames } from './business-names.ts';
import { KnownNames, namesOfTown, placeNames, practiceNames } from './known-names.core.ts';
import { shareOut } from './share-out.core.ts';
import { keyOf } from './typed.core.ts';
import { UnderstoodBusinesses } from './understood-businesses.ts';
import {
  beginningPlan,
  hasWords,
  isLiteral,
  namingPlan,
  placeEndings,
  understoodPlace,
  understoodPractices,
} from './understood.core.ts';

interface Known {
  practices: KnownNames;
  places: KnownNames;
}

/** What somebody types. */
export interface Asked {
  typed: string;
  most: number;
  kind?: SuggestionKind;
  /** The text of the location box. */
  location?: string;
  /** Called when businesses are left out because the search failed or was late. */
  onLeftOut(): void;
}

// The engine does not know the words by which names are told apart last: `smith l` has more than the Smiths of Smith Law.
const READ_FOR_ONE = 4;

/** Towns of the country. There are thousands, so they are read once, while others search. */
export const towns = once(async () => new KnownNames((await inSlices(gazetteer().cities(), namesOfTown)).flat()));

@Injectable()
export class SuggestService {
  private readonly built = new WeakMap<Dictionary, Known>();

  constructor(
    private readonly dictionary: DictionaryService,
    private readonly businesses: BusinessNames,
    private readonly found: UnderstoodBusinesses,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Suggestions that begin with the typed words, businesses of the visitor's place before others. Without any: what the search understands
   * as it stands, else what begins nearly so, else what the search takes the words for.
   */
  async suggest(asked: Asked): Promise<Suggestion[]> {
    const key = keyOf(asked.typed);
    if (key === '') return [];
    const { practices, places } = this.known;
    const { most } = asked;
    const beginning = await best(asked, {
      practice: () => practices.beginningWith(key, most),
      place: () => this.placesBeginningWith(key, asked),
      business: () => this.businessesBeginningWith(key, asked),
    });
    if (beginning.length > 0) return beginning;
    const request = this.read({ query: asked.typed });
    if (request && isLiteral(request)) return this.understood(request, key, asked);
    const nearly = await best(asked, {
      practice: () => practices.beginningNearlyWith(key, most),
      place: () => places.beginningNearlyWith(key, most),
      business: () => this.businessesBeginningNearlyWith(key, asked),
    });
    return nearly.length > 0 || !request ? nearly : this.understood(request, key, asked);
  }

  /** Those with businesses; behind them, in a box of places alone, every town. */
  private async placesBeginningWith(key: string, { kind, most }: Asked): Promise<Suggestion[]> {
    const every = kind === 'place' ? (await towns()).beginningWith(key, most) : [];
    const places = this.known.places.beginningWith(key, most);
    return [...places, ...every.filter(({ to }) => places.every((place) => place.to !== to))].slice(0, most);
  }

  private async businessesBeginningWith(key: string, asked: Asked): Promise<Suggestion[]> {
    const { location, most } = asked;
    const request = location === undefined ? null : this.read({ location });
    const more = { ...asked, most: most * READ_FOR_ONE };
    const there = request ? await this.found.of(request, beginningPlan(key), key, more) : [];
    const meant = there.filter(({ text }) => hasWords(text, key)).slice(0, most);
    if (meant.length >= most) return meant;
    const others = await this.businesses.beginningWith(key, most);
    return [...meant, ...others.filter(({ to }) => meant.every((one) => one.to !== to))].slice(0, most);
  }

  private async businessesBeginningNearlyWith(key: string, asked: Asked): Promise<Suggestion[]> {
    const spelt = await this.businesses.spelt(key);
    const found = spelt === null ? [] : await this.businessesBeginningWith(spelt, asked);
    return found.map((suggestion) => ({ ...suggestion, matched: [] }));
  }

  /** What the search understands, first with its end as the beginning of a place: `divorce in hous`. */
  private async understood(request: SearchRequest, key: string, asked: Asked): Promise<Suggestion[]> {
    const ended = request.understood.place ? null : this.withPlaceEnded(asked.typed);
    const there = ended ? await this.understoodOf(ended, key, asked) : [];
    return there.length > 0 ? there : this.understoodOf(request, key, asked);
  }

  private understoodOf(request: SearchRequest, key: string, asked: Asked): Promise<Suggestion[]> {
    const read = (params: SearchParams): SearchRequest | null => this.read(params);
    return best(asked, {
      practice: () => understoodPractices(request, read),
      place: () => understoodPlace(request, read),
      business: () => this.businessesNamed(request, key, asked),
    });
  }

  /** Businesses that a search names, else those whose names have its words: `frances yam`. */
  private async businessesNamed(request: SearchRequest, key: string, asked: Asked): Promise<Suggestion[]> {
    const named = await this.found.of(request, namingPlan(request), key, asked);
    if (named.length > 0 || request.understood.practices.length > 0 || isLiteral(request)) return named;
    const all = this.read({});
    const found = all ? await this.found.of(all, beginningPlan(key), key, asked) : [];
    return found.filter(({ text }) => hasWords(text, key));
  }

  private withPlaceEnded(typed: string): SearchRequest | null {
    const isWord = (word: string): boolean => this.dictionary.current.isWord(word);
    for (const { before, begun } of placeEndings(typed, isWord)) {
      const [place] = this.known.places.beginningWith(keyOf(begun), 1);
      const request = place ? this.read({ query: `${before} ${place.text}` }) : null;
      if (request?.understood.place && request.understood.place.label === place?.text) return request;
    }
    return null;
  }

  private read(params: SearchParams): SearchRequest | null {
    const outcome = readSearch(params, this.dictionary.surroundings(this.clock()));
    return outcome.kind === 'search' ? outcome : null;
  }

  /** Built anew when categories or places have changed. */
  private get known(): Known {
    const { current } = this.dictionary;
    return remembered(this.built, current, () => ({
      practices: practiceNames(current.categories.values()),
      places: placeNames(current.places.values()),
    }));
  }
}

type Finders = Record<SuggestionKind, () => Suggestion[] | Promise<Suggestion[]>>;

/** Nothing is looked for where another kind was asked for. */
async function best({ kind, most }: Asked, finders: Finders): Promise<Suggestion[]> {
  const wanted = kind === undefined ? Object.values(finders) : [finders[kind]];
  return shareOut(await Promise.all(wanted.map(async (find) => find())), most);
}
