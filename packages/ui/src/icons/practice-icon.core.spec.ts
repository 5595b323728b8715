import { practiceDrawing, SHIELD } from './practice-icon.core.ts';

const SLUGS =
  'personal-injury car-accidents truck-accidents medical-malpractice workers-compensation divorce-family-law child-custody criminal-defense dui-dwi-defense immigration bankruptcy estate-planning real-estate business-law employment-law civil-rights intellectual-property tax-law social-security-disability elder-law landlord-tenant consumer-protection slip-and-fall traffic-tickets general-practice legal-aid'.split(
    ' ',
  );

describe('practiceDrawing', () => {
  it('has one of its own for each practice area', () => {
    expect(new Set(SLUGS.map(practiceDrawing)).size).toBe(26);
    expect(SLUGS.map(practiceDrawing)).not.toContain(SHIELD);
  });

  it.each([
    ['truck-accident-lawyers', 'truck-accidents'],
    ['car-accident', 'car-accidents'],
    ['family-law', 'divorce-family-law'],
    ['federal-tax-law', 'tax-law'],
    ['dui', 'dui-dwi-defense'],
  ])('draws %s as %s, by the words that they share', (slug, like) => {
    expect(practiceDrawing(slug)).toBe(practiceDrawing(like));
  });

  it.each(['space-law', '', 'constructor', '__proto__'])('draws a shield for %j', (slug) => {
    expect(practiceDrawing(slug)).toBe(SHIELD);
  });
});
