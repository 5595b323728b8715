import { testDictionary } from '../../testing/dictionary.ts';
import { interpret } from '../interpret.core.ts';

const dictionary = testDictionary('smith', 'jones', 'miller');
const placeIn = (query: string): string | null => interpret(query, dictionary).place?.spot.label ?? null;

describe('two letters that are a word as well are a state', () => {
  it('between two cities it joins them', () => {
    expect(placeIn('divorce dallas or austin')).toBe('Dallas, TX or Austin, TX');
    expect(placeIn('divorce portland or')).toBe('Portland, OR');
    expect(placeIn('houston in texas')).toBe('Houston, TX');
  });
});

describe('the first word of a state may be a letter', () => {
  it('but not in the letters of a name or a street', () => {
    expect(placeIn('n car accident lawyer')).toBeNull();
    expect(placeIn('1400 w virginia ave, phoenix az')).toBe('Phoenix, AZ');
  });
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
