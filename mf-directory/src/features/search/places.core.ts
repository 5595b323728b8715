import type { Understood } from '@lawdex/contracts';
import type { SearchState } from './search-state.core.ts';

const NEAR_ME =
  /\bnear ?(?:me|by|here)\b|\b(?:around|close to|next to) (?:me|here)\b|\bclose by\b|\b(?:clos|near)est\b|\bmy (?:area|location)\b|\bwalking distance\b|\bcerca (?:de m[ií](?!\p{L})|de aqu[ií](?!\p{L})|m[ií]o\b)/iu;

/** `Austin, TX, Dallas` -> `['Austin, TX', 'Dallas']`: a two-letter part belongs to the city before it. */
export function splitPlaces(location: string | undefined): string[] {
  const places: string[] = [];
  for (const part of (location ?? '').split(',').map((text) => text.trim())) {
    const last = places.at(-1);
    if (/^[a-z]{2}$/i.test(part) && last !== undefined && !last.includes(',')) {
      places[places.length - 1] = `${last}, ${part.toUpperCase()}`;
    } else if (part) {
      places.push(part);
    }
  }
  return places.filter((place, index) => places.findIndex((other) => samePlace(other, place)) === index);
}

export const joinPlaces = (places: readonly string[]): string | undefined => places.join(',') || undefined;

export const samePlace = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Adds the place, or removes it if it is there. */
export function togglePlace(location: string | undefined, place: string): string | undefined {
  const places = splitPlaces(location);
  const without = places.filter((other) => !samePlace(other, place));
  return joinPlaces(without.length < places.length ? without : [...places, place]);
}

/** Whether the query asks for businesses nearby while no position is known. */
export const isNearMe = ({ query, near }: SearchState, { place }: Pick<Understood, 'place'>): boolean =>
  place === null && near === undefined && NEAR_ME.test(query ?? '');
