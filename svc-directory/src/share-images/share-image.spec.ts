import { shareImage } from './share-images.controller.ts';

const business = {
  ...{ name: 'Rivas & Forsythe', category: { name: 'Tax Law', slug: 'tax-law' } },
  ...{ city: 'Houston', state: 'TX', rating: '4.5', reviewCount: 46 },
};
const textsIn = (svg: string) => [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, said]) => said);

describe('a share image', () => {
  it('says name, practice area, place, rating and whose directory it is', () => {
    expect(textsIn(shareImage(business))).toEqual([
      'RF',
      '4.5 · 46 reviews',
      'Rivas &#38; Forsythe',
      'Tax Law · Houston, TX',
      'Lawdex',
      'Directory of lawyers and law firms',
    ]);
  });

  it('says nothing of a rating that nobody gave, and nothing of one of a court', () => {
    expect(shareImage({ ...business, reviewCount: 0 })).not.toContain('review');
    const court = shareImage({ ...business, kind: 'court', category: null });
    expect(court).not.toContain('review');
    expect(textsIn(court)).toContain('Court · Houston, TX');
  });

  it('holds no markup of a name', () => {
    const svg = shareImage({ ...business, name: '"/><script>alert(1)</script><image href="http://evil.example"/>' });
    expect(svg).not.toMatch(/<(script|image)/);
  });

  it('is called by its practice area when the fonts cannot draw its name', () => {
    expect(textsIn(shareImage({ ...business, name: '法律事務所' }))[2]).toBe('Tax Law');
  });
});
