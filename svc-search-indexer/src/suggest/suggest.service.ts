import { Injectable } from '@nestjs/common';
import type { Suggestion, SuggestionKind } from '@lawdex/contracts';
import type { Dictionary } from '@lawdex/search-language/dictionary';
import { DictionaryService } from '../dictionary/dictionary.service.ts';
import { BusinessNames } from './business-names.ts';
import { placeNames, practiceNames } from './known-names.core.ts';
import type { KnownNames } from './known-names.core.ts';
import { shareOut } from './share-out.core.ts';
import { keyOf } from './typed.core.ts';

interface Known {
  from: Dictionary;
  practices: KnownNames;
  places: KnownNames;
}

@Injectable()
export class SuggestService {
  private built: Known | undefined;

  constructor(
    private readonly dictionary: DictionaryService,
    private readonly businesses: BusinessNames,
  ) {}

  /** Suggestions that begin with the typed words; only when there are none, those that would with one letter changed. */
  async suggest(typed: string, most: number, kind?: SuggestionKind): Promise<Suggestion[]> {
    const key = keyOf(typed);
    if (key === '') return [];
    const { practices, places } = this.known;
    const of = <T>(one: SuggestionKind, find: () => T): T | [] => (kind === undefined || kind === one ? find() : []);
    const exact = [
      of('practice', () => practices.beginningWith(key, most)),
      of('place', () => places.beginningWith(key, most)),
      await of('business', () => this.businesses.beginningWith(key, most)),
    ];
    if (exact.some((found) => found.length > 0)) return shareOut(exact, most);
    return shareOut(
      [
        of('practice', () => practices.beginningNearlyWith(key, most)),
        of('place', () => places.beginningNearlyWith(key, most)),
        await of('business', () => this.businesses.beginningNearlyWith(key, most)),
      ],
      most,
    );
  }

  /** Built anew when categories or places have changed. */
  private get known(): Known {
    const from = this.dictionary.current;
    if (this.built?.from !== from) {
      const practices = practiceNames(from.categories.values());
      this.built = { from, practices, places: placeNames(from.places.values()) };
    }
    return this.built;
  }
}
