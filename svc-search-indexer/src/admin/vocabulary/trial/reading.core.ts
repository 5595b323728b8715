import type { SearchParams, Understood } from '@lawdex/contracts';
import type { ReadOutcome } from '@lawdex/search-language/query';

/** A search that is read with the vocabulary as it is and as the draft would make it. */
export interface TriedSearch {
  from: 'judged' | 'logged';
  params: SearchParams;
  /** How often visitors have asked it; 1 of those that are judged. */
  times: number;
}

/** How a search was read, for people: `tax-law; Houston, TX; rating 4; words: estate`. */
export function readingOf(understood: Understood): string {
  const { practices, place, filters, excluded, words, ignored, corrected, licence } = understood;
  return [
    practices.map(({ name }) => name).join(' or '),
    place?.label ?? '',
    licence ? `license ${licence.number ?? 'check'}` : '',
    ...filters.map(({ name, value }) => `${name} ${value}`),
    list('not', excluded),
    list('words', words),
    list('left out', ignored),
    list(
      'corrected',
      corrected.map(({ from, to }) => `${from} to ${to}`),
    ),
  ]
    .filter((part) => part !== '')
    .join('; ');
}

const list = (name: string, values: readonly string[]): string =>
  values.length === 0 ? '' : `${name}: ${values.join(', ')}`;

/** All that the engine would be asked, as text: where it is the same, the same is found. */
export const askedOf = (read: ReadOutcome): string => JSON.stringify(read);

/** Searches that were logged, those that are the same once, in the order of the last time. */
export function grouped(logged: readonly SearchParams[]): TriedSearch[] {
  const groups = new Map<string, TriedSearch>();
  for (const params of logged) {
    const key = JSON.stringify([params.query?.toLowerCase(), params.location?.toLowerCase(), params.categoryId]);
    const known = groups.get(key);
    if (known) known.times++;
    else groups.set(key, { from: 'logged', params, times: 1 });
  }
  return [...groups.values()];
}
