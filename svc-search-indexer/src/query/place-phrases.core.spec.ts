import { describe, expect, it } from '@jest/globals';
import { testDictionary } from '../../test/dictionary.ts';
import { interpret } from './interpret.core.ts';

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
  ['washington state dui', 'Washington'],
  ['new york state probate', 'New York'],
  ['upstate new york injury', 'Upstate New York'],
  ['h-town divorce', 'Houston, TX'],
  ['lawyer near houston tx 77002-1234', 'Houston, TX 77002'],
  ['us virgin islands lawyer', 'U.S. Virgin Islands'],
])('%j is in %s', (query, place) => {
  expect(placeIn(query)).toBe(place);
});

it('of counties with one name it is the one with businesses around it', () => {
  expect(placeIn('montgomery county')).toBe('Montgomery County, PA');
  expect(placeIn('orange county dui')).toBe('Orange County, CA');
});
