import { shareImagePath, type BusinessDetail } from '@lawdex/contracts';
import { persistently } from '@lawdex/svc-kit/testing';
import { addBusiness, expectError, useDirectory } from '../../test/directory.ts';
import { shareImage } from './share-images.controller.ts';

const directory = useDirectory();

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47];
const pathOf = async (slug: string): Promise<string> =>
  shareImagePath((await directory.get(`/api/businesses/slug/${slug}`)).body as BusinessDetail);
const fetchImage = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${directory.url}${path}`, { headers });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};

describe('GET /api/images/share/{slug}/{version}.png', () => {
  it('answers a PNG of 1200 by 630 that may be kept for ever, and is not sent again to who has it', async () => {
    const { slug } = await addBusiness(directory, { name: 'Nguyễn & Łukasiewicz' });
    const path = await pathOf(slug);
    const image = await fetchImage(path);
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect([...image.bytes.subarray(0, 4)]).toEqual(SIGNATURE);
    expect([image.bytes.readUInt32BE(16), image.bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(image.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const again = await fetchImage(path, { 'if-none-match': image.headers.get('etag') ?? '' });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it('answers an address of before with the picture of now, for an hour', async () => {
    const { slug } = await addBusiness(directory, { rating: 4, review_count: 3 });
    const before = await pathOf(slug);
    const old = await fetchImage(before);
    await directory.database.pool.query('update businesses set review_count = 4 where slug = $1', [slug]);
    expect(await pathOf(slug)).not.toBe(before);
    const answer = await fetchImage(before, { 'if-none-match': old.headers.get('etag') ?? '' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600']);
    expect(answer.bytes.equals(old.bytes)).toBe(false);
  });

  it('answers 404 for nobody, and for what is no version', async () => {
    expectError(await directory.get('/api/images/share/nobody/1a2b.png'), 404, 'business_not_found');
    const { slug } = await addBusiness(directory);
    for (const file of ['x.svg', 'x', 'UPPER.png', '12345678.png', '%2e%2e.png']) {
      expectError(await directory.get(`/api/images/share/${slug}/${file}`), 404, 'image_not_found');
    }
  });

  it('refuses with 503 and when to come back who asks for very many at once, and draws the others', async () => {
    const slugs = await Promise.all(Array.from({ length: 30 }, () => addBusiness(directory)));
    const answers = await Promise.all(slugs.map(({ slug }) => fetchImage(`/api/images/share/${slug}/a.png`)));
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await persistently(() => fetchImage(`/api/images/share/${slugs[29]?.slug}/a.png`))).status).toBe(200);
  });
});

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
