import { readdirSync, readFileSync } from 'node:fs';
import { startTestService, type TestService } from '@lawdex/svc-kit/testing';
import { BusinessImagesModule } from './business-images.controller.ts';

const FOLDER = new URL('../../assets/business-pictures/', import.meta.url);
const files = readdirSync(FOLDER).sort();
const ATTRIBUTES = String.raw`( [a-zA-Z0-9-]+="[^"<>&]*")+`;
// The elements that a picture may consist of, in their order: stricter than well-formed.
const PICTURE = new RegExp(
  `^<svg${ATTRIBUTES}><linearGradient${ATTRIBUTES}>(<stop${ATTRIBUTES}/>){2}</linearGradient>(<path${ATTRIBUTES}/>)+</svg>\n$`,
);

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ module: BusinessImagesModule });
});
afterAll(() => service.close());

const picture = async (key: string): Promise<string> =>
  (await service.get(`/api/images/firms/${key}.svg`)).body as string;

describe('the pictures', () => {
  it('are numbered without a gap', () => {
    expect(files.map((file) => Number(file.slice(0, 2)))).toEqual(Array.from({ length: 48 }, (_, number) => number));
  });

  it.each(files)('%s is well-formed XML of at most 3 KB, without text, scripts or links', (file) => {
    const svg = readFileSync(new URL(file, FOLDER), 'utf8');
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(3072);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|href|<(text|script|style|image)/);
    expect(svg).toMatch(PICTURE);
    expect(svg).toContain('viewBox="0 0 640 360"');
  });
});

describe('GET /api/images/firms/{key}.svg', () => {
  it('answers an SVG that may be kept for ever and that can run nothing', async () => {
    const answer = await service.get('/api/images/firms/29c1.svg');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.body).toMatch(/^<svg .*<\/svg>\n$/);
  });

  it('answers the same picture for the same key, and one of 48 for each', async () => {
    const keys = Array.from({ length: 96 }, (_, number) => (number * 163).toString(16).padStart(4, '0'));
    const answers = await Promise.all(keys.map(picture));
    expect(new Set(answers).size).toBe(48);
    expect(await picture('ffff')).toBe(await picture('ffff'));
  });

  it.each(['29c1', '29c1.png', 'ZZZZ.svg', '29c1f.svg', '29c1.svg.svg', '%2e%2e.svg', '%3Cscript%3E.svg'])(
    'answers 404 in the error form when the file is %s, and lets nobody keep that',
    async (file) => {
      const answer = await service.get(`/api/images/firms/${file}`);
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ code: 'image_not_found', requestId: expect.any(String) });
      expect(answer.headers.get('content-type')).toContain('application/json');
      expect(answer.headers.get('cache-control') ?? 'no-store').toBe('no-store');
    },
  );
});
