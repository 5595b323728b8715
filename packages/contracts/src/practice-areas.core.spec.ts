import { PRACTICE_AREAS } from './practice-areas.core.ts';

// Addresses, icons and landing pages name these.
const PROMISED = `
  personal-injury car-accidents truck-accidents medical-malpractice workers-compensation divorce-family-law
  child-custody criminal-defense dui-dwi-defense immigration bankruptcy estate-planning real-estate business-law
  employment-law civil-rights intellectual-property tax-law social-security-disability elder-law landlord-tenant
  consumer-protection slip-and-fall traffic-tickets general-practice legal-aid`
  .trim()
  .split(/\s+/);

const repeated = (values: readonly string[]): string[] => values.filter((value, at) => values.indexOf(value) !== at);

describe('PRACTICE_AREAS', () => {
  it('holds at least the areas that addresses of the site name', () => {
    expect(PRACTICE_AREAS.map(({ slug }) => slug)).toEqual(expect.arrayContaining(PROMISED));
  });

  it('has every slug and name once', () => {
    expect(repeated(PRACTICE_AREAS.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(PRACTICE_AREAS.map(({ name }) => name))).toEqual([]);
  });

  it('gives no alias to two areas, or twice to one', () => {
    expect(repeated(PRACTICE_AREAS.flatMap(({ aliases }) => aliases))).toEqual([]);
  });

  it("uses no other area's name as an alias", () => {
    const names = new Set(PRACTICE_AREAS.map(({ name }) => name.toLowerCase()));
    const taken = PRACTICE_AREAS.flatMap(({ name, aliases }) =>
      aliases.filter((alias) => names.has(alias) && alias !== name.toLowerCase()),
    );
    expect(taken).toEqual([]);
  });

  it.each(PRACTICE_AREAS)('$slug is written as every area is', ({ slug, name, description, aliases }) => {
    expect(slug).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(name).toMatch(/^[A-Z].{2,39}$/);
    expect(description).toMatch(/^[A-Z].{58,158}\.$/);
    expect(aliases.length).toBeGreaterThan(5);
    for (const alias of aliases) expect(alias).toMatch(/^[a-z0-9][a-z0-9'& -]{0,38}[a-z0-9]$/);
  });
});
