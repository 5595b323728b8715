import { gazetteer } from '../../lists/index.ts';
import { Dictionary, type Place } from '../../dictionary/dictionary.core.ts';
import { testDictionary } from '../../testing/dictionary.ts';
import { interpret } from '../interpret.core.ts';

const dictionary = testDictionary();
const { categories, vocabulary, background } = dictionary;
const serving = (...places: Place[]) => Dictionary.of([...categories.values()], places, vocabulary, background);
const placeIn = (query: string): string | null => interpret(query, dictionary).place?.spot.label ?? null;

const NO_PLACES: Readonly<Record<string, string>> = {
  'cities abroad': 'Athens, Dublin, Lima, London, Melbourne, Naples, Rome, Vancouver, Vienna',
  'surnames, where the city has one ZIP code or two':
    'Allen, Burke, Keller, Moore, Newton, Parker, Shelton, Taylor, Thornton',
  'first names, where the city has no ZIP code': 'Davie, Murray',
  'words, where the city has no ZIP code': 'Aloha, Enterprise, Florin, Shoreline, Sunrise, The Hammocks',
  'other things': 'Country Club, Union',
};

it('a name that a larger town without businesses has, too, asks which: Helena', () => {
  const alabama = { key: 'helena-al', city: 'Helena', state: 'AL', docs: 2, centre: { lat: 33.3, lng: -86.84 } };
  const spot = (query: string) => interpret(query, serving(alabama)).place?.spot;
  expect(spot('helena')).toMatchObject({ label: 'Helena, AL', like: ['Helena, MT'] });
  expect(spot('helena al')?.like ?? []).toEqual([]);
});

it.each(['', ' lawyers', ' divorce', ' personal injury'])(
  'every name of 40,000 people is a place with %j behind it, but for a few',
  (behind) => {
    const cities = gazetteer().cities();
    const names = new Set(cities.flatMap(({ name, people }) => (people >= 40_000 ? [name] : [])));
    expect(names.size).toBeGreaterThan(1_000);
    const missed = [...names].filter((name) => placeIn(`${name.toLowerCase()}${behind}`) === null);
    expect(missed.sort()).toEqual(Object.values(NO_PLACES).join(', ').split(', ').sort());
  },
);

it.each([
  // Businesses at Riverside and at New York, as far as each has any.
  [10, 400, 'Corona, CA'],
  [9, 400, 'Corona, NY'],
  [9, 3, 'Corona, CA'],
])(
  'with %i businesses around the larger and %i around the smaller of two places the one of %s is meant',
  (few, many, label) => {
    const served = serving(
      { key: 'riverside-ca', city: 'Riverside', state: 'CA', docs: few, centre: { lat: 33.95, lng: -117.4 } },
      { key: 'new-york-ny', city: 'New York', state: 'NY', docs: many, centre: { lat: 40.75, lng: -74 } },
    );
    expect(interpret('corona eviction', served).place?.spot.label).toBe(label);
  },
);
