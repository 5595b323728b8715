import { stateName, US_STATES } from './us-states.core.ts';

describe('US_STATES', () => {
  it('are fifty-two, each abbreviation, name and slug once', () => {
    for (const key of ['abbreviation', 'name', 'slug'] as const) {
      expect(new Set(US_STATES.map((state) => state[key])).size).toBe(52);
    }
  });

  it('go by name, with the two letters and the slug that each has', () => {
    expect(US_STATES.map(({ name }) => name)).toEqual(US_STATES.map(({ name }) => name).sort());
    const dc = { abbreviation: 'DC', name: 'District of Columbia', slug: 'district-of-columbia' };
    expect(US_STATES).toContainEqual(dc);
    for (const { abbreviation, slug } of US_STATES) {
      expect(`${abbreviation} ${slug}`).toMatch(/^[A-Z]{2} [a-z]+(?:-[a-z]+)*$/);
    }
  });
});

it.each([
  ['TX', 'Texas'],
  ['tx', undefined],
  ['ZZ', undefined],
  ['constructor', undefined],
])('stateName of %j is %j', (abbreviation, name) => {
  expect(stateName(abbreviation)).toBe(name);
});
