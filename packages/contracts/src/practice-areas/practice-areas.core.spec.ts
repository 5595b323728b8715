import { ancestors, descendants, PRACTICE_AREAS, type PracticeArea } from './practice-areas.core.ts';
import { PRACTICE_NAMES } from './practice-names.core.ts';
import CASES from '../../test/practice-areas.json' with { type: 'json' };

/** Addresses, icons and landing pages name these. */
const PROMISED = CASES.promised;

const repeated = (values: readonly string[]): string[] => values.filter((value, at) => values.indexOf(value) !== at);

const withoutAccents = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

describe('PRACTICE_AREAS', () => {
  it('holds at least the areas that addresses of the site name', () => {
    expect(PRACTICE_AREAS.map(({ slug }) => slug)).toEqual(expect.arrayContaining(PROMISED));
  });

  it('has every slug and name once', () => {
    expect(repeated(PRACTICE_AREAS.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(PRACTICE_AREAS.map(({ name }) => name))).toEqual([]);
  });

  it('gives no words to two areas, or twice to one, with accents or without', () => {
    const folded = ({ name, aliases, spanish }: PracticeArea) => [
      ...new Set([name, ...aliases].map(withoutAccents)),
      ...spanish.map(withoutAccents),
    ];
    expect(repeated(PRACTICE_AREAS.flatMap(folded))).toEqual([]);
    expect(repeated(PRACTICE_AREAS.flatMap(({ aliases }) => aliases))).toEqual([]);
  });

  it('leaves words that every firm carries to no area', () => {
    const generic = ['law firm', 'law office', 'legal services', 'attorney', 'lawyer', 'court', 'abogado', 'bufete'];
    const words = PRACTICE_AREAS.flatMap(({ aliases, spanish }) => [...aliases, ...spanish]);
    expect(words.filter((word) => generic.includes(word))).toEqual([]);
  });

  it('has a parent before its children, so that each can be written with a reference to it', () => {
    const slugs = PRACTICE_AREAS.map(({ slug }) => slug);
    const early = PRACTICE_AREAS.filter(({ parent }, at) => parent && !slugs.slice(0, at).includes(parent));
    expect(early).toEqual([]);
  });

  it('has parents among the areas that addresses of the site name, and of one level', () => {
    const parents = new Set(PRACTICE_AREAS.map(({ parent }) => parent).filter((parent) => parent !== null));
    expect([...parents].filter((parent) => !PROMISED.includes(parent) || ancestors(parent).length > 0)).toEqual([]);
  });

  it.each(CASES.apart)('tells %s apart from the wider area around it', (slug) => {
    expect(ancestors(slug)).toHaveLength(1);
  });

  it.each(PRACTICE_AREAS)('$slug is written as every area is', ({ slug, name, description, aliases, spanish }) => {
    expect(slug).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(name).toMatch(/^[A-Z].{2,39}$/);
    expect(description).toMatch(/^[A-Z].{58,158}\.$/);
    expect(aliases.length).toBeGreaterThan(5);
    expect(spanish.length).toBeGreaterThan(4);
    for (const alias of aliases) expect(alias).toMatch(/^[a-z0-9][a-z0-9'& -]{0,38}[a-z0-9]$/);
    for (const phrase of spanish) expect(phrase).toMatch(/^[a-zñáéíóúü0-9][a-zñáéíóúü0-9 ]{1,38}[a-zñáéíóúü0-9]$/);
  });
});

describe('descendants and ancestors', () => {
  it('are the areas within one, and around one', () => {
    expect(descendants('divorce-family-law')).toContain('adoption');
    expect(ancestors('adoption')).toEqual(['divorce-family-law']);
  });

  it('are none of an area by itself, and of what is no area', () => {
    expect([descendants('legal-aid'), ancestors('legal-aid')]).toEqual([[], []]);
    expect([descendants('space-tourism'), ancestors('space-tourism')]).toEqual([[], []]);
  });
});

it('names that pages know by heart are those of the practice areas', () => {
  const names = new Map(PRACTICE_AREAS.map(({ slug, name }) => [slug, name]));
  expect(Object.keys(PRACTICE_NAMES).map((slug) => [slug, names.get(slug)])).toEqual(Object.entries(PRACTICE_NAMES));
});
