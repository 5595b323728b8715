import { Inject, Injectable } from '@nestjs/common';
import type { Dictionary } from '@lawdex/search-language/dictionary';
import { SEARCH_ENGINE, type SearchEngine } from '../engines/search-engine.ts';
import { categoryIdsWithin } from '@lawdex/search-language/text';
import { EVERYTHING, type SearchRequest } from '@lawdex/search-language/query';
import { closeAreas } from './close-areas.core.ts';

const MOST = 5;
const MOST_TRIED = 12;
const DEADLINE_MS = 400;

/** Searches that find something, for one that did not. Nothing rather than what has nothing to do with what was typed. */
@Injectable()
export class Suggestions {
  constructor(@Inject(SEARCH_ENGINE) private readonly engine: SearchEngine) {}

  /** With the filters of the search; in its place where there is something, otherwise anywhere. */
  async for({ understood, query, said }: SearchRequest, dictionary: Dictionary): Promise<string[]> {
    const slugs = understood.practices.map(({ slug }) => slug);
    // Words that only look alike would answer somebody in danger with an area like Probate.
    const words = understood.danger ? [] : understood.words;
    const { categories } = dictionary;
    const tried = closeAreas(slugs, words, dictionary)
      .flatMap((slug) => categories.get(slug) ?? [])
      .slice(0, MOST_TRIED);
    if (tried.length === 0) return [];
    const [level] = said?.levels ?? [];
    const anywhere = tried.map(({ id }) => ({ ...query.filters, categoryId: categoryIdsWithin(id, categories) }));
    const there = level ? anywhere.map((filters) => ({ ...filters, location: level })) : [];
    const counts = await this.engine
      .count({ plan: EVERYTHING }, [...there, ...anywhere], AbortSignal.timeout(DEADLINE_MS))
      // A list without them is worth more than none at all.
      .catch(() => []);
    const found = (from: number) => tried.filter((_, index) => (counts[from + index] ?? 0) > 0).map(({ name }) => name);
    const inPlace = level && said ? found(0).map((name) => `${name} in ${said.label}`) : [];
    return (inPlace.length > 0 ? inPlace : found(there.length)).slice(0, MOST);
  }
}
