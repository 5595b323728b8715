import { GAZETTEER } from '../../lists/gazetteer.ts';
import { Dictionary } from '../../dictionary/dictionary.core.ts';
import { testDictionary } from '../../testing/dictionary.ts';
import { interpret } from '../interpret.core.ts';

const dictionary = testDictionary();
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
  const { categories, vocabulary, background } = dictionary;
  const alabama = { key: 'helena-al', city: 'Helena', state: 'AL', docs: 2, centre: { lat: 33.3, lng: -86.84 } };
  const served = Dictionary.of([...categories.values()], [alabama], vocabulary, background);
  const spot = (query: string) => interpret(query, served).place?.spot;
  expect(spot('helena')).toMatchObject({ label: 'Helena, AL', like: ['Helena, MT'] });
  expect(spot('helena al')?.like ?? []).toEqual([]);
});

it.each(['', ' lawyers', ' divorce', ' personal injury'])(
  'every name of 40,000 people is a place with %j behind it, but for a few',
  (behind) => {
    const names = new Set(GAZETTEER.cities().flatMap(({ name, people }) => (people >= 40_000 ? [name] : [])));
    expect(names.size).toBeGreaterThan(1_000);
    const missed = [...names].filter((name) => placeIn(`${name.toLowerCase()}${behind}`) === null);
    expect(missed.sort()).toEqual(Object.values(NO_PLACES).join(', ').split(', ').sort());
  },
);

it.each([
  ['peoria divorce', 'Peoria, AZ'],
  ['lowell divorce', 'Lowell, MA'],
  ['longview divorce', 'Longview, TX'],
  ['auburn divorce lawyer', 'Auburn, WA'],
  ['temple lawyers', 'Temple, TX'],
  ['tracy divorce lawyer', 'Tracy, CA'],
  ['tracy smith divorce', null],
  ['the temple fired me', null],
  ['is it normal to pay custody', null],
  ['is it normal to need a lawyer', null],
  ['surprise medical bill', null],
  ['surprise divorce', 'Surprise, AZ'],
  ['dui temple', 'Temple, TX'],
  ['cheap divorce temple', 'Temple, TX'],
  ['temple divorce free consultation', 'Temple, TX'],
  ['temple divorce near me', 'Temple, TX'],
  ['temple divorce open now', 'Temple, TX'],
  ['warren personal injury open sunday', 'Warren, MI'],
  ['divorcio temple', 'Temple, TX'],
  ['temple lesiones personales', 'Temple, TX'],
  ['temple dui or dwi', 'Temple, TX'],
  ['corona eviction help my temple hurts', null],
  ['cheap temple divorce', 'Temple, TX'],
  ['dui temple near me', 'Temple, TX'],
  ['my temple divorce', null],
  ['salem divroce', 'Salem, OR'],
  ['salem laywer', 'Salem, OR'],
  ['dui atorney, ma', 'Massachusetts'],
  ['concord imigration', 'Concord, CA'],
  ['boston divroce', 'Boston, MA'],
  ['temple bankrupcy', 'Temple, TX'],
  ['surprise divroce papers', null],
  ['temple near me', null],
  ['temple free consultation', null],
  ['a normal divorce', null],
  ['normal cost of divorce', null],
  ['surprise cheap medical bill', null],
  ['golden gate bridge accident', null],
  ['golden gate', null],
  ['injured at the country club', null],
  ['injured in a country club', null],
  ['country club fl', 'Country Club, FL'],
  ['lawyers in golden gate', 'Golden Gate, FL'],
  ['divorce four corners', null],
  ['immigration from mexico', null],
  ['lawyer within 10 miles from mexico', 'Mexico, MO'],
  ['lawyer in greece', 'Greece, NY'],
])('%j is in %s', (query, place) => {
  expect(placeIn(query)).toBe(place);
});

it.each([
  // Businesses at Riverside and at New York, as far as each has any.
  [10, 400, 'Corona, CA'],
  [9, 400, 'Corona, NY'],
  [9, 3, 'Corona, CA'],
])(
  'with %i businesses around the larger and %i around the smaller of two places the one of %s is meant',
  (few, many, label) => {
    const { categories, vocabulary, background } = dictionary;
    const places = [
      { key: 'riverside-ca', city: 'Riverside', state: 'CA', docs: few, centre: { lat: 33.95, lng: -117.4 } },
      { key: 'new-york-ny', city: 'New York', state: 'NY', docs: many, centre: { lat: 40.75, lng: -74 } },
    ];
    const served = Dictionary.of([...categories.values()], places, vocabulary, background);
    expect(interpret('corona eviction', served).place?.spot.label).toBe(label);
  },
);
