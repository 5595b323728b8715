import { nearestSlug } from './nearest-slug.core.ts';

const KNOWN = ['car-accidents', 'truck-accidents', 'divorce-family-law', 'dui-dwi-defense', 'tax-law', 'elder-law'];

describe('nearestSlug', () => {
  it.each(KNOWN)('knows %s itself', (slug) => {
    expect(nearestSlug(slug, KNOWN)).toBe(slug);
  });

  it.each([
    ['truck-accident-lawyers', 'truck-accidents'],
    ['car-accident', 'car-accidents'],
    ['family-law', 'divorce-family-law'],
    ['federal-tax-law', 'tax-law'],
    ['dui', 'dui-dwi-defense'],
  ])('takes %s for %s, by the words that they share', (slug, like) => {
    expect(nearestSlug(slug, KNOWN)).toBe(like);
  });

  it.each(['space-law', 'general-practice', '', 'constructor', '__proto__'])('knows nothing like %j', (slug) => {
    expect(nearestSlug(slug, KNOWN)).toBeNull();
  });
});
