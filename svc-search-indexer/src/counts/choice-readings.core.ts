import type { SearchParams } from '@lawdex/contracts';
import { readSearch, readWords } from '@lawdex/search-language/query';
import type { SearchRequest, Surroundings } from '@lawdex/search-language/query';
import type { FilterChoice } from './filter-choices.core.ts';

/** Choices that are counted by one plan. */
export interface ChoiceReading {
  request: SearchRequest;
  choices: FilterChoice[];
}

/**
 * Reads the search with each choice. Only a place changes the reading: one in the words gives way to a far one of the
 * box, and a box without businesses is searched around.
 */
export function readingsOf(
  choices: readonly FilterChoice[],
  { params, request, surroundings }: { params: SearchParams; request: SearchRequest; surroundings: Surroundings },
  words = readWords(params, surroundings),
): ChoiceReading[] {
  const { location, radius, sortBy: _sortBy, ...others } = params;
  const read = (changed: SearchParams): SearchRequest => {
    const outcome = readSearch(changed, surroundings, words);
    return outcome.kind === 'search' ? outcome : request;
  };
  // Miles are measured from the box, unless a position is given.
  const unboxed = location === undefined ? request : read(params.near === undefined ? others : { ...others, radius });
  const readingOf = ({ parameter, value }: FilterChoice): SearchRequest => {
    if (parameter !== 'location') return request;
    return value === '' || !unboxed.said ? unboxed : read({ ...others, location: value });
  };
  const readings = new Map<string, ChoiceReading>();
  for (const choice of choices) {
    const reading = readingOf(choice);
    const key = reading === request ? '' : JSON.stringify([reading.plan, reading.loose.steps]);
    const same = readings.get(key);
    if (same) same.choices.push(choice);
    else readings.set(key, { request: reading, choices: [choice] });
  }
  return [...readings.values()];
}
