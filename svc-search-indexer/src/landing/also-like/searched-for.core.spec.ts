import { NOTHING_UNDERSTOOD, type FoundBusiness, type Understood } from '@lawdex/contracts';
import { placeSlugsOf, subjectsOf } from './searched-for.core.ts';
import TABLES from '../../../test/tables/searched-for.json' with { type: 'json' };

const TAX = { id: 'tax', slug: 'tax-law', name: 'Tax Law', aliases: [] };
const DIVORCE = { id: 'divorce', slug: 'divorce-family-law', name: 'Divorce & Family Law', aliases: [] };
const WRONGS = { id: 'wrongs', slug: 'civil-rights', name: 'Civil Rights', aliases: [] };

const read = (understood: Partial<Understood>): Understood => ({ ...NOTHING_UNDERSTOOD, ...understood });

describe('what a search was about', () => {
  const about = (query: string, understood: Partial<Understood>, categoryId?: string) =>
    subjectsOf({ query, ...(categoryId && { categoryId }) }, read(understood), [TAX, DIVORCE, WRONGS]).map(
      ({ slug, label }) => `${slug}: ${label}`,
    );

  it.each(TABLES.subjects as [string, Partial<Understood>, string[]][])('%j', (query, understood, expected) => {
    expect(about(query, understood)).toEqual(expected);
  });

  it('the practice area that was chosen comes last, by its address on landing pages', () => {
    expect(about('dui', {}, 'wrongs')).toEqual(['dui: dui', 'civil-right: Civil Rights']);
    expect(about('', {}, 'divorce')).toEqual(['divorce-family-law: Divorce & Family Law']);
  });
});

describe('where a search looked', () => {
  const SPOKANE = { city: 'Spokane', state: 'WA' } as FoundBusiness;
  const slugs = (location: string | null, understood: Partial<Understood>, businesses: FoundBusiness[] = []) =>
    placeSlugsOf({ ...(location && { location }) }, { understood: read(understood), businesses });
  const city = (label: string) => ({ kind: 'city', label, radiusMiles: null }) as const;

  it.each(TABLES.places as [string | null, Partial<Understood>, string[]][])('%j', (location, understood, expected) => {
    expect(slugs(location, understood)).toEqual(expected);
  });

  it('where a ZIP code is, and where the nearest firm is, the first result says', () => {
    const zip = { kind: 'zip', label: '99201', radiusMiles: 10 } as const;
    expect(slugs('99201', { place: zip }, [SPOKANE])).toEqual(['99201', 'spokane-wa']);
    const widened = { kind: 'nearby', miles: 25, nearest: 'Spokane, WA' } as const;
    expect(slugs(null, { place: city('Hayden, ID'), widened }, [SPOKANE])).toEqual(['hayden-id', 'spokane-wa']);
    expect(slugs(null, { place: city('Hayden, ID'), widened: { kind: 'everywhere' } }, [SPOKANE])).toEqual([
      'hayden-id',
    ]);
  });
});
