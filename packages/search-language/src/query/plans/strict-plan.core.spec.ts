import { testDictionary } from '../../testing/dictionary.ts';
import type { Position } from '@lawdex/contracts';
import { MOST_TIERS, type Tier } from '../../plan/plan.core.ts';
import { interpret } from '../interpret.core.ts';
import { strictPlan } from './strict-plan.core.ts';

const dictionary = testDictionary('smith', 'adler', 'kowalski', 'kowalska');
const plan = (query: string, origin: Position | null = null) => strictPlan(interpret(query, dictionary), origin);
const tiers = (query: string, origin: Position | null = null): readonly Tier[] => plan(query, origin).tiers;
const wordsOf = ({ words = [] }: Pick<Tier, 'words'>): string[] => words.map(({ word }) => word);
const reasons = (found: readonly Tier[]): string => found.map(({ why }) => why).join(' ');
const CHICAGO = { lat: 41.88, lng: -87.63 };

it('strictPlan finds everything when nothing is said', () => {
  expect(plan('')).toEqual({ tiers: [], without: [] });
  expect(tiers('best lawyer').map(({ why }) => why)).toEqual(['name', 'any']);
});

it('strictPlan puts the business of that very name first, as typed, as corrected, and in the place before elsewhere', () => {
  const names = tiers('smith & adlr houston').filter(({ why }) => why === 'name');
  expect(names.map(({ nameKey, place }) => [nameKey, place?.cityKeys ?? []])).toEqual([
    ['smith adlr houston', []],
    ['smith adler houston', []],
    ['smith adlr', ['houston-tx']],
    ['smith adler', ['houston-tx']],
    ['smith adler', []],
  ]);
  expect(tiers('divorce houston')[0]).toEqual({ why: 'name', nameKey: 'divorce houston' });
});

it('strictPlan puts the own practice above its parts and additional ones, and finds who is called so at last', () => {
  expect(reasons(tiers('divorce'))).toBe('name practice practice also-practice name-words');
  const [own, parts] = tiers('divorce').filter(({ why }) => why === 'practice');
  expect(own?.ownPractices).toEqual(['divorce-family-law']);
  expect(parts?.ownPractices).toContain('adoption');
});

it('strictPlan leaves the field around a narrow one alone', () => {
  expect(tiers('evictions').flatMap(({ practices = [] }) => practices)).toEqual(['eviction']);
});

it('strictPlan lets words lift who has them, and finds the others too', () => {
  const found = tiers('divorce attorney for men');
  expect(reasons(found)).toBe('name name-words name-words words practice practice also-practice');
  expect(tiers('lawyer between houston').some(({ words = [], place }) => words.length === 0 && place)).toBe(true);
  expect(tiers('smith divorce kowalski').some(({ words = [], why }) => words.length === 0 && why === 'practice')).toBe(
    false,
  );
});

it('strictPlan looks for the place in where a business is, and in what it is called', () => {
  const found = tiers('divorce houston');
  const inHouston = found.filter(({ place }) => place?.cityKeys.includes('houston-tx'));
  expect(reasons(inHouston)).toBe('name practice practice also-practice');
  expect(found.filter((tier) => wordsOf(tier).includes('houston'))).toHaveLength(1);
});

it.each([
  ['sterling immigration', 'sterling immigration'],
  ['warren estate planning', 'warren estate planning'],
  ['auburn divorce lawyer', undefined],
  ['houston divorce', undefined],
])('strictPlan puts who is called so before the practice in a place that may be a name: %j', (query, name) => {
  const first = tiers(query).find(({ why }) => why === 'name-words' || why === 'practice');
  expect(first?.why === 'practice' ? undefined : wordsOf(first ?? {}).join(' ')).toBe(name);
});

it('strictPlan asks for every word that names nothing, in names before other texts', () => {
  const found = tiers('smith adler').filter(({ why }) => why !== 'name');
  expect(new Set(found.map((tier) => wordsOf(tier).join(' ')))).toEqual(new Set(['smith adler']));
  expect(found.map(({ why }) => why)).toEqual(['name-words', 'name-words', 'name-words', 'words']);
});

it('strictPlan takes every spelling that a word may have been meant as', () => {
  const spelt = new Set(tiers('kowalskx').flatMap(wordsOf));
  expect(spelt).toEqual(new Set(['kowalski', 'kowalska']));
});

it('strictPlan lets a word that may mean a field lift, when others say more', () => {
  expect(tiers('smith husband').some(({ practices }) => practices === undefined)).toBe(true);
  expect(tiers('husband').some(({ ownPractices }) => ownPractices?.includes('divorce-family-law'))).toBe(true);
});

it('strictPlan puts nearer businesses first around a position, and leaves none out', () => {
  const miles = tiers('divorce', CHICAGO).map(({ place }) => place?.within?.miles ?? null);
  expect([...new Set(miles)]).toEqual([null, 5, 10, 25, 50, 100]);
  expect(tiers('divorce', CHICAGO).at(-2)?.place).toBeNull();
});

it('strictPlan leaves out unwanted words', () => {
  expect(plan('divorce -adler').without).toEqual([{ words: [{ word: 'adler', prefix: false }] }]);
  expect(plan('lawyers not car accident').without).toEqual([{ practices: ['car-accidents'] }]);
  expect(plan('bankruptcy not chapter 7').without).toMatchObject([{ words: [{ word: 'chapter' }, { word: '7' }] }]);
  expect(plan('divorce not in houston').without).toMatchObject([{ place: { cityKeys: ['houston-tx'] } }]);
});

it('strictPlan finds a telephone number', () => {
  expect(tiers('(312) 555-0199')[0]).toMatchObject({ words: [{ word: '3125550199' }], fields: ['text'] });
});

it.each(['smith adler kowalskx divorce new york husband', 'personal injury divorce new york', '60602 divorce smith'])(
  'strictPlan never has more tiers than an engine takes: %j',
  (query) => {
    expect(tiers(query, CHICAGO).length).toBeLessThanOrEqual(MOST_TIERS);
  },
);
