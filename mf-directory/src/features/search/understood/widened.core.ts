import { formatCount } from '@lawdex/contracts';
import type { Understood, UnderstoodPlace, Widened } from '@lawdex/contracts';
import { listed, quoted } from '../sentence.core.ts';

/** The phrase after `firms`: `in Houston, TX`, `within 10 miles of you`. */
export function wherePhrase({ kind, label, radiusMiles }: UnderstoodPlace): string {
  if (radiusMiles !== null) return `within ${radiusMiles} miles of ${pointOf({ kind, label })}`;
  if (kind === 'position') return 'near you';
  return kind === 'zip' ? `around ${label}` : `in ${label}`;
}

/** The place that distances are measured from. */
const pointOf = ({ kind, label }: Pick<UnderstoodPlace, 'kind' | 'label'>): string =>
  kind === 'position' ? 'you' : label;

/** The sentence for an unknown place. */
export const noSuchPlace = ({ label }: Pick<UnderstoodPlace, 'label'>): string =>
  `We know no place called ${quoted(label)}.`;

type Search = Pick<Understood, 'practices' | 'place' | 'words'>;

/** A section with other results. */
export interface Section {
  widened: Widened;
  search: Search;
  /** Filters that were dropped for it. */
  dropped: readonly string[];
}

/** Says what is shown instead, when nothing matched the search exactly. */
export function widenedText(widened: Widened, search: Search, total: number): string {
  const count = formatCount(total);
  if (search.place?.kind === 'unknown') return `${noSuchPlace(search.place)} Showing ${count} anywhere.`;
  switch (widened.kind) {
    case 'nearby':
      return `${nobody(search)} Showing ${count} near ${widened.nearest}.`;
    case 'state':
      return `${nobody(search)} Showing ${count} in ${widened.state}.`;
    case 'everywhere':
      return `${nobody(search)} Showing ${count} elsewhere.`;
    case 'practice':
      return `No business matches all of your words. Showing ${count} for ${practiceNames(search)}.`;
    case 'field':
      return `${nobody(search)} Showing ${count} for ${widened.field}.`;
    case 'some-words':
      return `No business matches all of your words. Showing ${count} that ${total === 1 ? 'matches' : 'match'} at least ${widened.words} of ${widened.of}.`;
    case 'unfiltered':
    case 'place':
      // Only sections of other results are widened like this.
      return '';
  }
}

/** `No business for Immigration in Brooklyn, NY yet.` */
function nobody({ practices, place, words }: Search): string {
  const subject =
    practices.length > 0
      ? ` for ${practiceNames({ practices })}`
      : words.length > 0
        ? ` that matches ${listed(words.map(quoted))}`
        : '';
  return `No business${subject}${place ? ` ${wherePhrase(place)}` : ''} yet.`;
}

export const practiceNames = ({ practices }: Pick<Search, 'practices'>): string =>
  listed(
    practices.map(({ name }) => name),
    'or',
  );

/** The heading of a section that fills a short page. */
export function moreHeading({ widened, search, dropped }: Section): string {
  const lawyers = search.practices.length > 0 ? `More ${practiceNames(search)} lawyers` : 'More businesses';
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
      return `${widened.field} lawyers${where}`;
    case 'unfiltered':
      return `${asked(search)}${where}${without(dropped)}`;
    case 'place':
      return `Other lawyers${where}${widened.filtered ? '' : without(dropped)}`;
    case 'some-words':
      return 'Businesses that match some of your words';
  }
}

function asked({ practices, words }: Search): string {
  if (practices.length > 0) return `${practiceNames({ practices })} lawyers`;
  return words.length > 0 ? `Businesses that match ${listed(words.map(quoted))}` : 'Businesses';
}

const without = (filters: readonly string[]): string =>
  filters.length === 0
    ? ''
    : `, without the ${filters.length === 1 ? 'filter' : 'filters'} ${listed(filters.map(quoted))}`;
