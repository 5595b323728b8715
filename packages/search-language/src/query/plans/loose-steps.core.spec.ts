import { testDictionary } from '../../testing/dictionary.ts';
import { MOST_TIERS } from '../../plan/plan.core.ts';
import { interpret } from '../interpret.core.ts';
import { fallbacks, looseSteps, planOfSteps, stepOfTier } from './loose-steps.core.ts';

const dictionary = testDictionary('smith', 'adler', 'baker');
const steps = (query: string) => looseSteps(interpret(query, dictionary), dictionary);
const kinds = (query: string) => [...new Set(steps(query).map(({ widened }) => widened?.kind ?? 'respelt'))];

describe('looseSteps', () => {
  it('goes around the place, then its state, then anywhere, for a practice that nobody there has', () => {
    expect(kinds('elder law honolulu')).toEqual(['state', 'nearby', 'everywhere']);
    const miles = steps('elder law honolulu').flatMap(({ widened: to }) => (to?.kind === 'nearby' ? to.miles : []));
    expect(miles).toEqual([50, 100, 250]);
    const [own, any] = steps('elder law honolulu').filter(({ widened }) => widened?.kind === 'state');
    expect([own?.tiers[0]?.why, any?.tiers[0]?.why]).toEqual(['practice', 'any']);
    expect(kinds('lawyers in brooklyn')).toEqual(['nearby', 'state', 'everywhere']);
  });

  it('goes to the field around a practice before it leaves the place', () => {
    expect(kinds('patents honolulu')).toEqual(['field', 'state', 'nearby', 'everywhere']);
    const field = steps('patents honolulu').find(({ widened }) => widened?.kind === 'field');
    expect(field?.widened).toEqual({ kind: 'field', field: 'Intellectual Property' });
    expect(field?.tiers.map(({ place }) => place?.within?.miles ?? place?.cityKeys)).toEqual([['honolulu-hi'], 25]);
  });

  it('corrects an English word only beside a name, and nothing that is meant exactly', () => {
    const respelt = (query: string, exact = false) =>
      looseSteps(interpret(query, dictionary, exact), dictionary).filter(({ corrected }) => corrected.length > 0);
    expect(respelt('maker')).toEqual([]);
    expect(respelt('maker adler')).toHaveLength(1);
    expect(respelt('maker adler', true)).toEqual([]);
  });

  it('looks for the named business elsewhere before it drops the name', () => {
    expect(kinds('smith chicago').slice(0, 3)).toEqual(['everywhere', 'practice', 'nearby']);
  });

  it('takes a word that exists for a misspelt name only when nothing is called so', () => {
    const [first] = steps('maker adler');
    expect(first).toMatchObject({ widened: null, corrected: [{ from: 'maker', to: 'baker' }] });
    expect(first?.tiers[0]?.fields).toEqual(['name']);
  });

  it('lets all but one of the words be enough, of two only in names', () => {
    const some = (query: string) => steps(query).find(({ widened }) => widened?.kind === 'some-words');
    expect(some('smith adler')?.widened).toEqual({ kind: 'some-words', words: 1, of: 2 });
    expect(some('smith adler')?.tiers.every(({ fields }) => fields?.join() === 'name')).toBe(true);
    expect(some('smith adler baker')?.widened).toEqual({ kind: 'some-words', words: 2, of: 3 });
    expect(some('smith adler baker')?.tiers.every(({ words }) => words?.length === 2)).toBe(true);
    expect(some('smith')).toBeUndefined();
  });

  it('is one plan that tells which step found a hit', () => {
    const all = steps('smith adler elder law honolulu');
    const { tiers } = planOfSteps(all, []);
    expect(tiers.length).toBeLessThanOrEqual(MOST_TIERS);
    expect(stepOfTier(all, 0)).toBe(all[0]);
    expect(stepOfTier(all, tiers.length - 1)).toBe(all.at(-1));
    expect(stepOfTier(all, null)).toBeUndefined();
  });
});

describe('fallbacks', () => {
  const fallen = (query: string) => {
    const made = fallbacks(interpret(query, dictionary), dictionary);
    expect(planOfSteps(made, []).tiers.length).toBeLessThanOrEqual(MOST_TIERS);
    return made.map(({ widened }) => (widened?.kind === 'nearby' ? widened.miles : widened?.kind));
  };

  it('go to others in the place before they go far, and in the end anywhere', () => {
    expect(fallen('patents honolulu')).toEqual(['state', 'field', 50, 'place', 100, 250, 'everywhere']);
    expect(fallen('patents evanston').slice(0, 2)).toEqual([25, 'state']);
  });

  it('of a state are others in it and the nearest around its middle', () => {
    expect(fallen('patents california')).toEqual(['state', 'field', 'place', 'everywhere']);
  });

  it('without a practice are those in the place, and without a place the field', () => {
    expect(fallen('smith honolulu')).toEqual(['place']);
    expect(fallen('smith')).toEqual([]);
    expect(fallen('patents')).toEqual(['field']);
  });
});
