import { countOf, firmsFor, formatCount, lawyersFor } from '@lawdex/contracts';
import type { Understood, UnderstoodPlace, Widened } from '@lawdex/contracts';
import { listed, quoted } from '../sentence.core.ts';
import { say, type Texts, type Understanding } from '../words/words.core.ts';

/** The phrase after `firms`: `in Houston, TX`, `within 10 miles of you`. */
export function wherePhrase(place: UnderstoodPlace, texts?: Texts): string {
  const { kind, label, radiusMiles } = place;
  if (radiusMiles !== null) return say(texts, 'within', { miles: radiusMiles, place: pointOf(place, texts) });
  if (kind === 'position') return say(texts, 'nearYou');
  return say(texts, kind === 'zip' ? 'around' : 'in', { place: label });
}

/** The place that distances are measured from. */
const pointOf = ({ kind, label }: Pick<UnderstoodPlace, 'kind' | 'label'>, texts?: Texts): string =>
  kind === 'position' ? say(texts, 'you') : label;

/** The sentence for an unknown place. */
export const noSuchPlace = ({ label }: Pick<UnderstoodPlace, 'label'>, texts: Texts | undefined): string =>
  say(texts, 'unknownPlace', { place: label });

/** `Criminal Defense, 360 firms in all states`: what a list is of that was chosen by its practice area. */
export function listedText(name: string, total = 0, { widened, place }: Partial<Understood> = {}): string {
  if (!total || widened || place?.kind === 'unknown') return name;
  return `${name}, ${countOf(total, 'firm')} ${place ? wherePhrase(place) : 'in all states'}`;
}

type Search = Pick<Understanding, 'practices' | 'place' | 'words' | 'texts'>;

/** A section with other results. */
export interface Section {
  widened: Widened;
  search: Search;
  /** Filters that were dropped for it. */
  dropped: readonly string[];
}

/** Says what is shown instead, when nothing matched the search exactly. */
export function widenedText(widened: Widened, search: Search, total: number): string {
  const { texts, place } = search;
  const count = formatCount(total);
  if (place?.kind === 'unknown') return `${noSuchPlace(place, texts)} ${say(texts, 'anywhere', { count })}`;
  // Only sections of other results are widened like this.
  if (widened.kind === 'unfiltered' || widened.kind === 'place') return '';
  const match = say(texts, total === 1 ? 'matches' : 'match');
  const practices = widened.kind === 'field' ? widened.field : practiceNames(search);
  const firms = firmsFor(practices, total);
  return say(texts, widened.kind, { ...widened, count, match, practices, firms, nobody: nobody(search) });
}

/** `No Immigration firm in Brooklyn, NY yet.` */
function nobody(search: Search): string {
  const { texts, practices, place, words } = search;
  const names = practiceNames(search);
  const asked = { practices: names, firm: firmsFor(names, 1), words: listed(words.map(quoted), say(texts, 'and')) };
  const kind = practices.length > 0 ? 'subject' : words.length > 0 ? 'matching' : 'firm';
  const where = place ? ` ${wherePhrase(place, texts)}` : '';
  return say(texts, 'nobody', { subject: say(texts, kind, asked), where });
}

export const practiceNames = ({ practices, texts }: Pick<Search, 'practices' | 'texts'>): string =>
  listed(
    practices.map(({ name }) => name),
    say(texts, 'or'),
  );

/** The heading of a section that fills a short page. */
export function moreHeading({ widened, search, dropped }: Section): string {
  const lawyers = search.practices.length > 0 ? `More ${lawyersFor(practiceNames(search))}` : 'More firms';
  const where = search.place ? ` ${wherePhrase(search.place)}` : '';
  switch (widened.kind) {
    case 'nearby':
      return search.place
        ? `${lawyers} within ${widened.miles} miles of ${pointOf(search.place)}`
        : `${lawyers} near ${widened.nearest}`;
    case 'state':
      return `${lawyers} in ${widened.state}`;
    case 'everywhere':
      return search.place?.kind === 'state' ? `${lawyers} outside ${search.place.label}` : `${lawyers} elsewhere`;
    case 'practice':
      return lawyers;
    case 'field':
      return `${capital(lawyersFor(widened.field))}${where}`;
    case 'unfiltered':
      return `${asked(search)}${where}${without(dropped)}`;
    case 'place':
      return `Other lawyers${where}${widened.filtered ? '' : without(dropped)}`;
    case 'some-words':
      return 'Firms that match some of your words';
  }
}

function asked({ practices, words }: Search): string {
  if (practices.length > 0) return capital(lawyersFor(practiceNames({ practices })));
  return words.length > 0 ? `Firms that match ${listed(words.map(quoted))}` : 'Firms';
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const without = (filters: readonly string[]): string =>
  filters.length === 0
    ? ''
    : `, without the ${filters.length === 1 ? 'filter' : 'filters'} ${listed(filters.map(quoted))}`;
