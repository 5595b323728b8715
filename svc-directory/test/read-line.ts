import { GazetteerPlaces } from '../src/places/us-places.ts';
import type { RawLine } from '../src/import/fields/normalise-line.ts';
import { parseLine } from '../src/import/reading/parse-line.ts';

const PLACES = new GazetteerPlaces();
export const BOSTON: RawLine = {
  name: 'Alpha Law PC',
  address: '1 Main St',
  city: 'Boston',
  state: 'MA',
  zipCode: '02108',
};

/** What a line of a firm in Boston is read as, and what is told of it: `website: read as https://example.com`. */
export function read(raw: RawLine) {
  const { business, problems, remarks } = parseLine({ ...BOSTON, ...raw }, PLACES);
  return {
    business,
    told: remarks.map(({ field, text }) => `${field}: ${text}`),
    problems: problems.map(({ field, text }) => `${field} ${text}`),
  };
}
