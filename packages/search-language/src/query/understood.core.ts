import { NOTHING_UNDERSTOOD, type CategoryRef, type Understood, type UnderstoodLicence } from '@lawdex/contracts';
import { descendants } from '@lawdex/contracts/practice-areas';
import { stateName } from '@lawdex/contracts/us-states';
import type { Dictionary } from '../dictionary/dictionary.core.ts';
import type { Interpretation } from './interpret.core.ts';
import type { AskedLicence } from './licences.core.ts';
import type { Spot } from './places/spot.core.ts';
import { boxFor } from '../meanings/index.ts';
import { tableItems, tableWords, tableRows } from '../tables/index.ts';

/** `isListed` is set later, from the results. */
function licenceOf({ number, state }: AskedLicence, place: Spot | null): UnderstoodLicence {
  const [only, ...others] = place && number === null ? place.states : [];
  const known = state ?? (others.length === 0 ? only : undefined);
  const authority = known === undefined ? undefined : LICENSING_AUTHORITIES[known];
  return {
    number,
    state: known === undefined ? null : (stateName(known) ?? null),
    authority: authority ?? null,
    isListed: false,
  };
}

export function understoodOf(
  text: Interpretation | null,
  place: Spot | null,
  unread: readonly string[],
  { categories }: Dictionary,
): Understood {
  const ignored = [...(text?.ignored ?? []), ...unread];
  const meant = new Map(text?.corrected.map(({ from, to }) => [from, to]));
  const named = (slug: string): CategoryRef => ({ slug, name: categories.get(slug)?.name ?? slug });
  const leftOut = ignored.filter((phrase) => !isStopPhrase(meant.get(phrase) ?? phrase));
  return {
    ...NOTHING_UNDERSTOOD,
    ignored,
    ...(leftOut.length > 0 && { leftOut }),
    place: place && {
      kind: place.kind,
      label: place.label,
      words: text?.place?.spot === place ? text.place.words : null,
      radiusMiles: place.radiusMiles,
      ...(place.like && place.like.length > 0 && { like: [...place.like] }),
    },
    ...(text && {
      practices: text.practices.map(named),
      ...sidesOf(text.practices.map(named)),
      corrected: text.corrected,
      filters: text.filters,
      excluded: text.excluded.map(({ typed }) => typed),
      words: [...text.words, ...text.lifting].map(({ typed }) => typed),
      ...dangerOf(text),
      ...(text.licence?.isSure && { licence: licenceOf(text.licence, place) }),
    }),
  };
}

function dangerOf({ dangers, isSpanish }: Interpretation): Pick<Understood, 'danger' | 'language'> {
  const danger = boxFor(dangers, isSpanish ? 'es' : 'en');
  return { ...(danger && { danger }), ...(isSpanish && { language: 'es' }) };
}

const DEFENDING = ['criminal-defense', ...descendants('criminal-defense')];
const HELPING = ['personal-injury', 'civil-rights', 'domestic-violence'].flatMap((slug) => [
  slug,
  ...descendants(slug),
]);

/** The practices for who was hurt and for who is accused, where words may be said by both. */
function sidesOf(practices: readonly CategoryRef[]): Pick<Understood, 'sides'> {
  const among = (slugs: readonly string[]): CategoryRef[] => practices.filter(({ slug }) => slugs.includes(slug));
  const [hurt, accused] = [among(HELPING), among(DEFENDING)];
  return hurt.length > 0 && accused.length > 0 ? { sides: { hurt, accused } } : {};
}

const STOP_WORDS = new Set([
  ...tableItems('phrases/stop-words.txt').flatMap(({ text }) => text.split(' ')),
  ...tableWords('words/sentences.txt', 'unmentioned'),
]);

/** Whether a phrase has only stop words, so that no answer mentions that it was ignored. Takes normalised words. */
export const isStopPhrase = (phrase: string): boolean => phrase.split(' ').every((word) => STOP_WORDS.has(word));

interface Authority {
  name: string;
  /** Its own site; null where we are not certain of it. */
  url: string | null;
}

/** Authorities that keep the public list of a state's lawyers, by the state's two letters. */
export const LICENSING_AUTHORITIES: Readonly<Record<string, Authority>> = Object.fromEntries(
  [...tableRows('licensing-authorities.txt')].map(([state, [name = '', url = null]]) => [state, { name, url }]),
);
