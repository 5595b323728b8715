import { describe, expect, it } from '@jest/globals';
import type { CategoryRef } from '@lawdex/contracts';
import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import { demoBusinesses } from '../demo-data.core.ts';
import type { DemoCategories } from '../demo-business.core.ts';
import { readDemoTexts } from '../demo-texts.ts';
import { loadPlaces } from '../places.ts';
import { genericProfile } from './generic.core.ts';
import { profilesOf as profilesWith } from './profiles.core.ts';

const NEW_AREA = { slug: 'space-law', name: 'Space Law' };
const categoriesOf = (areas: readonly { slug: string; name: string }[]): DemoCategories =>
  new Map(areas.map(({ slug, name }) => [slug, { id: `id-${slug}`, slug, name }]));
const places = loadPlaces().slice(0, 3);
const texts = readDemoTexts();
const profilesOf = (areas: readonly CategoryRef[]) => profilesWith(areas, texts);

describe('profilesOf', () => {
  it('has a profile for each practice area of the site, and none for what is no area any more', () => {
    expect(profilesOf(PRACTICE_AREAS).map(({ slug }) => slug)).toHaveLength(PRACTICE_AREAS.length);
    expect(profilesOf([{ slug: 'tax-law', name: 'Tax Law' }]).map(({ slug }) => slug)).toEqual(['tax-law']);
  });

  it('puts areas without a profile of their own last, whatever the order, so that the others stay as they are', () => {
    const others = [NEW_AREA, { slug: 'art-law', name: 'Art Law' }];
    const slugs = profilesOf([...others, ...PRACTICE_AREAS]).map(({ slug }) => slug);
    expect(slugs.slice(-2)).toEqual(['art-law', 'space-law']);
    expect(slugs.slice(0, -2)).toEqual(profilesOf(PRACTICE_AREAS).map(({ slug }) => slug));
  });

  it('has words of its own for each area of the site, so that none is described as any other', () => {
    const generic = genericProfile(NEW_AREA).matters.map((matter) => matter.replace('space law', ''));
    const worn = profilesOf(PRACTICE_AREAS).filter(({ matters }) =>
      matters.some((matter) => generic.some((start) => matter.startsWith(start))),
    );
    expect(worn.map(({ slug }) => slug)).toEqual([]);
  });

  it('lets businesses of a part charge and open as those of the wider area do', () => {
    const profiles = new Map(profilesOf(PRACTICE_AREAS).map((profile) => [profile.slug, profile]));
    const [part, whole] = [profiles.get('dog-bites'), profiles.get('personal-injury')];
    expect([part?.fees, part?.hours]).toEqual([whole?.fees, whole?.hours]);
    expect(part?.related[0]).toBe('personal-injury');
  });

  it('names only areas of the site as related, and every list has something to draw from', () => {
    const known = new Set(PRACTICE_AREAS.map(({ slug }) => slug));
    for (const profile of profilesOf([...PRACTICE_AREAS, NEW_AREA])) {
      expect(profile.related.filter((slug) => !known.has(slug) || slug === profile.slug)).toEqual([]);
      const { nameEndings, clients, matters, facts, cases, praise, gripes } = profile;
      for (const list of [nameEndings, clients, matters, facts, cases, praise, gripes]) {
        expect(list.length).toBeGreaterThanOrEqual(2);
        expect(new Set(list).size).toBe(list.length);
      }
    }
  });
});

describe('a practice area that nobody has written a profile for', () => {
  const made = [
    ...demoBusinesses({ count: 600, places, texts, categories: categoriesOf([NEW_AREA, ...PRACTICE_AREAS]) }),
  ];
  const ours = made.filter(({ business }) => business.category?.slug === NEW_AREA.slug);

  it('gets businesses with reviews, described in its own words', () => {
    expect(ours.length).toBeGreaterThan(5);
    expect(ours.flatMap(({ reviews }) => reviews).length).toBeGreaterThan(10);
    expect(ours.every(({ business }) => /space law|Space Law/.test(business.description ?? ''))).toBe(true);
    expect(ours.some(({ business }) => / Space Law( Group| Offices)?$/.test(business.name))).toBe(true);
  });

  it('keeps abbreviations in capitals in the middle of sentences', () => {
    const [profile] = profilesOf([{ slug: 'dui-appeals', name: 'DUI Appeals' }]);
    expect(profile?.matters).toContain('questions of DUI appeals');
  });
});

it('works with one practice area alone', () => {
  const [first] = demoBusinesses({ count: 1, places, texts, categories: categoriesOf([NEW_AREA]) });
  expect(first?.business.category).toEqual(NEW_AREA);
  expect(first?.business.additionalPracticeAreas).toEqual([]);
});
