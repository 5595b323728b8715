import { testDictionary } from '../../testing/dictionary.ts';
import { interpret } from '../interpret.core.ts';

const dictionary = testDictionary('smith', 'jones', 'miller');
const placeIn = (query: string): string | null => interpret(query, dictionary).place?.spot.label ?? null;

describe('two letters that are a word as well are a state', () => {
  it.each([
    ['dui lawyer OR', 'Oregon'],
    ['dui lawyer in or', 'Oregon'],
    ['lawyer in ME', 'Maine'],
    ['bankruptcy in IN', 'Indiana'],
    ['divorce hi', 'Hawaii'],
    ['pa divorce lawyer', 'Pennsylvania'],
    ['al car accident', 'Alabama'],
    ['md medical malpractice', 'Maryland'],
    ['id bankruptcy', 'Idaho'],
    ['ma personal injury', 'Massachusetts'],
    ['va divorce', 'Virginia'],
  ])('in %j', (query, place) => {
    expect(placeIn(query)).toBe(place);
  });

  it.each([
    'hi i need a divorce',
    'ok so i need a dui lawyer',
    'help me with divorce',
    'divorce OR custody',
    'ID theft lawyer',
    'VA denied my ptsd claim',
    'Smith & Jones PA',
    'Miller Family Law, P.A.',
    'mi divorcio',
    'abogado de divorcio',
    'la abogada',
  ])('but not in %j', (query) => {
    expect(placeIn(query)).toBeNull();
  });

  it('between two cities it joins them', () => {
    expect(placeIn('divorce dallas or austin')).toBe('Dallas, TX or Austin, TX');
    expect(placeIn('divorce portland or')).toBe('Portland, OR');
    expect(placeIn('houston in texas')).toBe('Houston, TX');
  });
});

describe('the first word of a state may be a letter', () => {
  it.each([
    ['n. carolina', 'North Carolina'],
    ['lawyer in n. carolina', 'North Carolina'],
    ['raleigh n carolina', 'Raleigh, NC'],
    ['w virginia lawyer', 'West Virginia'],
    ['s carolina', 'South Carolina'],
    ['n dakota', 'North Dakota'],
    ['divorce lawyer w. va.', 'West Virginia'],
  ])('in %j', (query, place) => {
    expect(placeIn(query)).toBe(place);
  });

  it('but not in the letters of a name or a street', () => {
    expect(placeIn('n car accident lawyer')).toBeNull();
    expect(placeIn('1400 w virginia ave, phoenix az')).toBe('Phoenix, AZ');
  });
});

describe('a town without businesses is a name first', () => {
  it.each([
    "O'Brien",
    'Saul Goodman',
    'Cellino & Barnes',
    'Cason Law Firm',
    'Moffit Law, LLC',
    'RICO',
    'agent orange benefits',
    'toronto immigration lawyer',
  ])('in %j', (query) => {
    expect(placeIn(query)).toBeNull();
  });

  it.each([
    ['lawyers in barnes', 'Barnes, KS'],
    ['barnes, ks', 'Barnes, KS'],
    ['tuscumbia divorce lawyer', 'Tuscumbia, AL'],
    ['truth or consequences lawyer', 'Truth Or Consequences, NM'],
    ['beverly hills entertainment lawyer', 'Beverly Hills, CA'],
    ['miami-dade immigration', 'Miami-Dade County, FL'],
    ['king county bankruptcy', 'King County, WA'],
  ])('but a place in %j', (query, place) => {
    expect(placeIn(query)).toBe(place);
  });
});

it.each([
  ['georgetown dc immigration', 'Georgetown, Washington, DC'],
  ['capitol hill seattle tenant lawyer', 'Capitol Hill, Seattle, WA'],
  ['the loop chicago tax attorney', 'The Loop, Chicago, IL'],
  ['feedback loop', null],
  ['lawyer near ohare', "O'Hare airport, IL"],
  ["o'hare law firm", null],
  ['la guardia de mis hijos', null],
  ['oc ca divorce', 'Orange County, CA'],
  ['oc divorce', null],
  ['washington state dui', 'Washington'],
  ['new york state probate', 'New York'],
  ['upstate new york injury', 'Upstate New York'],
  ['h-town divorce', 'Houston, TX'],
  ['stl dui', 'St. Louis, MO'],
  ['la county probate', 'Los Angeles County, CA'],
  ['lawyer near houston tx 77002-1234', 'Houston, TX 77002'],
  ['us virgin islands lawyer', 'U.S. Virgin Islands'],
  ['st thomas vi divorce', 'U.S. Virgin Islands'],
  ['coeur d alene divorce', "Coeur d'Alene, ID"],
  ['port st lucie divorce', 'Port Saint Lucie, FL'],
  ['e st louis il dui', 'East Saint Louis, IL'],
])('%j is in %s', (query, place) => {
  expect(placeIn(query)).toBe(place);
});

it('a short form of a state is one behind a city of that state, in, a practice or a lawyer', () => {
  expect(placeIn('springfield ill')).toBe('Springfield, IL');
  expect(placeIn('lawyer jackson miss')).toBe('Jackson, MS');
  expect(placeIn('i am ill in houston')).toBe('Houston, TX');
  expect(placeIn('lawyer in fla')).toBe('Florida');
  expect(placeIn('kan law')).toBeNull();
  expect(placeIn('mass tort lawyer houston')).toBe('Houston, TX');
});

it('a word that is nearer to a practice than to a city of the state is the practice', () => {
  expect(interpret('evicton tx', dictionary)).toMatchObject({ practices: ['eviction'] });
  expect(interpret('divorce dalas tx', dictionary).practices).toEqual(['divorce-family-law']);
});

it('of counties with one name it is the one with businesses around it', () => {
  expect(placeIn('montgomery county')).toBe('Montgomery County, PA');
  expect(placeIn('orange county dui')).toBe('Orange County, CA');
});

it.each([
  ['los angelas immigration', 'Los Angeles, CA', 'los angelas', 'los angeles'],
  ['new yorke divorce', 'New York, NY', 'new yorke', 'new york'],
  ['dui lawyer pittsburg pa', 'Pittsburgh, PA', 'pittsburg pa', 'pittsburgh pa'],
  // DACA is farther from it, as a practice and in its story.
  ['divorce dalas tx', 'Dallas, TX', 'dalas tx', 'dallas tx'],
])('%j is in %s', (query, place, from, to) => {
  expect(interpret(query, dictionary)).toMatchObject({ place: { spot: { label: place } }, corrected: [{ from, to }] });
  expect(interpret(query, dictionary, true).place?.spot.label).not.toBe(place);
});

it('a name or a word before a state is no misspelt city', () => {
  const { place, words } = interpret('miller tx', dictionary);
  expect([place?.spot.label, words.map(({ typed }) => typed)]).toEqual(['Texas', ['miller']]);
  expect(placeIn('Hendersen PA')).toBeNull();
});

describe('a street address', () => {
  it.each([
    ['8495 Washington Road, Houston, TX 77251', 'Houston, TX 77251', '8495washington'],
    ['lawyer at 8495 washington road houston', 'Houston, TX', '8495washington'],
    ['12 Elm Court, Chicago', 'Chicago, IL', '12elm'],
    ['divorce 100 main st springfield il', 'Springfield, IL', '100main'],
  ])('in %j does not stand for a place of its own', (query, place, street) => {
    expect(interpret(query, dictionary)).toMatchObject({ place: { spot: { label: place } }, street, words: [] });
  });

  it('alone is what must be found', () => {
    const { words, street } = interpret('2021 N Slappey Blvd', dictionary);
    expect(words).toEqual([{ typed: '2021 n slappey blvd', variants: ['2021slappey'], prefix: false }]);
    expect(street).toBeNull();
  });

  it.each([
    '2 years in court',
    '3 day notice on my door',
    '18 wheeler accident on highway 41',
    '1983 civil rights court',
  ])('is not %j', (query) => {
    const { street, words } = interpret(query, dictionary);
    expect([street, words.some(({ variants }) => /^\d+[a-z]/.test(variants[0] ?? ''))]).toEqual([null, false]);
  });
});

describe('a town whose name is a word as well', () => {
  it.each([
    ['lawyers in the woodlands', 'The Woodlands, TX'],
    ['the woodlands', 'The Woodlands, TX'],
    ['divorce lawyer the villages', 'The Villages, FL'],
    ['the colony dui', 'The Colony, TX'],
    ['el cajon dui', 'El Cajon, CA'],
    ['lawyers in la jolla', 'La Jolla, CA'],
    ['los gatos divorce', 'Los Gatos, CA'],
    ['lawyers in de pere', 'De Pere, WI'],
    ['college ak', 'College, AK'],
    ['divorce lawyer college ak', 'College, AK'],
    ['hurricane ut', 'Hurricane, UT'],
    ['lawyers in severance co', 'Severance, CO'],
    ['dui frisco ca', 'San Francisco, CA'],
    ['union nj', 'Union, NJ'],
    ['dui union nj', 'Union, NJ'],
    ['divorce lawyer union nj', 'Union, NJ'],
    ['law office union nj', 'Union, NJ'],
    ['lawyer near union nj', 'Union, NJ'],
  ])('is meant in %j', (query, place) => {
    expect(placeIn(query)).toBe(place);
  });

  it.each([
    ['parole md', 'Maryland'],
    ['labor union ky', 'Kentucky'],
    ['teachers union nj', 'New Jersey'],
    ['credit union sc', 'South Carolina'],
    ['my union nj', 'New Jersey'],
    ['community college ak', 'Alaska'],
    ['accident md', 'Maryland'],
    ['union or', 'Oregon'],
    ['severance ny', 'New York'],
    ['adoption pa', 'Pennsylvania'],
    ['what if my neighbor cuts the woodlands', null],
    ['family law me', null],
    ['woodland', 'Woodland, CA'],
    ['cut down woodland', null],
    ['the plains law', null],
  ])('but not in %j', (query, place) => {
    expect(placeIn(query)).toBe(place);
  });
});

describe('a town that no ZIP code is named after', () => {
  it.each([
    ['lawyers in Johns Creek', 'Johns Creek, GA'],
    ['burien divorce lawyer', 'Burien, WA'],
    ['divorce lawyer edina mn', 'Edina, MN'],
    ['dui Sandy Springs, GA', 'Sandy Springs, GA'],
    ['lawyers in sandy springs', 'Sandy Springs, GA'],
    ['sandy springs divorce', 'Sandy Springs, GA'],
    ['edina lawyers', 'Edina, MN'],
    ['lawyers in centennial', 'Centennial, CO'],
    ['lawyers in argo', 'Argo, AL'],
  ])('is meant in %j', (query, place) => {
    expect(placeIn(query)).toBe(place);
  });

  it.each(['accused of cheating in college', 'a lawsuit in progress'])('is not meant by a word: %j', (query) => {
    expect(placeIn(query)).toBeNull();
  });
});
