import { readdirSync } from 'node:fs';
import { startTestService, type TestService } from '@lawdex/svc-kit/testing';
import { CONTENT_FOLDER } from '../content.ts';
import { BlogImagesModule } from './blog-images.controller.ts';
import { BLOG_IMAGES_PATH, drawnImagePath } from './post-image.core.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ module: BlogImagesModule });
});
afterAll(() => service.close());

const files = readdirSync(new URL('images/', CONTENT_FOLDER));

it('a picture for a post that brings none is an SVG that may be kept for ever and that can run nothing', async () => {
  const answer = await service.get(drawnImagePath('costs-and-fees', 'any-post'));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(String(answer.body)).toMatch(/^<svg .*<\/svg>\n$/);
});

describe('a picture of content/images', () => {
  it('is served with what lets a browser ask whether it has changed', async () => {
    const path = `${BLOG_IMAGES_PATH}/${files[0]}`;
    const answer = await service.get(path);
    const etag = answer.headers.get('etag') ?? '';
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(answer.headers.get('cache-control')).not.toContain('immutable');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    const again = await service.get(path, { 'if-none-match': etag });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it.each(files)('%s holds nothing that runs or that is loaded from elsewhere', async (file) => {
    const { status, body } = await service.get(`${BLOG_IMAGES_PATH}/${file}`);
    expect(status).toBe(200);
    expect(String(body)).toMatch(/^<svg[^>]* viewBox="0 0 [\d.]+ [\d.]+"/);
    expect(body).not.toMatch(
      /<script|<foreignObject|\son\w+=|javascript:|(href|src)="(?!#)|url\((?!#)|<style|<!ENTITY/i,
    );
  });
});

const NO_PICTURES =
  'none.svg drawn/books-00.svg drawn/books-0001.png drawn/books-0001 drawn/constructor-0001.svg drawn/BOOKS-0001.svg';
const PATHS = ['..%2fauthors.yaml', '%2e%2e%2fposts%2fx.svg', 'a%00.svg', '.svg'];
it.each([...NO_PICTURES.split(' '), ...PATHS])(
  'answers %s in the error form, and lets nobody keep that',
  async (file) => {
    const answer = await service.get(`/api/blog/images/${file}`);
    expect([400, 404]).toContain(answer.status);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('cache-control') ?? 'no-store').toBe('no-store');
  },
);
