import { NOTHING_UNDERSTOOD, type FoundBusiness, type Understood } from '@lawdex/contracts';
import { placeSlugsOf, subjectsOf } from './searched-for.core.ts';

const TAX = { id: 'tax', slug: 'tax-law', name: 'Tax Law', aliases: [] };
const DIVORCE = { id: 'divorce', slug: 'divorce-family-law', name: 'Divorce & Family Law', aliases: [] };
const WRONGS = { id: 'wrongs', slug: 'civil-rights', name: 'Civil Rights', aliases: [] };
const HOUSTON = { kind: 'city', label: 'Houston, TX', radiusMiles: null } as const;

const read = (understood: Partial<Understood>): Understood => ({ ...NOTHING_UNDERSTOOD, ...understood });

describe('what a search was about', () => {
  const about = (query: string, understood: Partial<Understood>, categoryId?: string) =>
    subjectsOf({ query, ...(categoryId && { categoryId }) }, read(understood), [TAX, DIVORCE, WRONGS]).map(
      ({ slug, label }) => `${slug}: ${label}`,
    );

  it.each<[string, Partial<Understood>, string[]]>([
    ['dui', {}, ['dui: dui']],
    ['best dui lawyer near me', { ignored: ['best', 'lawyer', 'near me'] }, ['dui: dui']],
    [
      'divorse in Houston, TX',
      { corrected: [{ from: 'divorse', to: 'divorce' }], place: HOUSTON },
      ['divorce: divorce'],
    ],
    ['houston divorce', { place: HOUSTON }, ['divorce: divorce']],
    [
      'tax with free consultation not irs',
      { filters: [{ name: 'freeConsultation', value: 'true', words: 'free consultation' }], excluded: ['irs'] },
      ['tax: tax'],
    ],
    ["O'Brien", {}, ["obrien: O'Brien"]],
    ['café', {}, ['cafe: café']],
    // A modifier says how firms are chosen, not what they do.
    ['best', { ignored: ['best'] }, []],
    ['affordable', { filters: [{ name: 'priceRange', value: '$,$$', words: 'affordable' }] }, []],
    ['!!!', {}, []],
    // A story is about the practice area that was heard in it, or about nothing.
    ['what happens if i miss court', { practices: [TAX] }, ['tax-law: Tax Law']],
    ['what happens if i miss court', {}, []],
    // For words that are found nowhere the practice area is left.
    ['qwzx tax', { practices: [TAX] }, ['qwzx-tax: qwzx tax', 'tax-law: Tax Law']],
  ])('%j', (query, understood, expected) => {
    expect(about(query, understood)).toEqual(expected);
  });

  it('the practice area that was chosen comes last, by its address on landing pages', () => {
    expect(about('dui', {}, 'wrongs')).toEqual(['dui: dui', 'civil-right: Civil Rights']);
    expect(about('', {}, 'divorce')).toEqual(['divorce-family-law: Divorce & Family Law']);
  });
});

describe('where a search looked', () => {
  const SPOKANE = { city: 'Spokane', state: 'WA' } as FoundBusiness;
  const slugs = (location: string | undefined, understood: Partial<Understood>, businesses: FoundBusiness[] = []) =>
    placeSlugsOf({ ...(location && { location }) }, { understood: read(understood), businesses });
  const city = (label: string) => ({ kind: 'city', label, radiusMiles: null }) as const;

  it.each<[string | undefined, Partial<Understood>, string[]]>([
    [undefined, { place: HOUSTON }, ['houston-tx']],
    ['Houston, TX', { place: HOUSTON }, ['houston-tx', 'houston']],
    ['Austin,Reno', { place: city('Austin, TX or Reno, NV') }, ['austin-tx', 'austin-reno', 'austin']],
    ['springfield', { place: city('Springfield (IL, MA)') }, ['springfield']],
    ["Coeur d'Alene", { place: city("Coeur d'Alene, ID") }, ['coeur-dalene-id', 'coeur-dalene']],
    ['NY', { place: { kind: 'state', label: 'New York', radiusMiles: null } }, ['new-york-state', 'new-york', 'ny']],
    ['Atlantis', { place: { kind: 'unknown', label: 'Atlantis', radiusMiles: null } }, ['atlantis']],
    [undefined, {}, []],
  ])('%j', (location, understood, expected) => {
    expect(slugs(location, understood)).toEqual(expected);
  });

  it('where a ZIP code is, and where the nearest firm is, the first result says', () => {
    const zip = { kind: 'zip', label: '99201', radiusMiles: 10 } as const;
    expect(slugs('99201', { place: zip }, [SPOKANE])).toEqual(['99201', 'spokane-wa']);
    const widened = { kind: 'nearby', miles: 25, nearest: 'Spokane, WA' } as const;
    expect(slugs(undefined, { place: city('Hayden, ID'), widened }, [SPOKANE])).toEqual(['hayden-id', 'spokane-wa']);
    expect(slugs(undefined, { place: city('Hayden, ID'), widened: { kind: 'everywhere' } }, [SPOKANE])).toEqual([
      'hayden-id',
    ]);
  });
});
