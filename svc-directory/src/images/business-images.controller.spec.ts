import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestService } from '@lawdex/svc-kit/testing';
import type { TestService } from '@lawdex/svc-kit/testing';
import { BusinessImagesModule } from './business-images.module.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ module: BusinessImagesModule });
});
afterAll(() => service.close());

describe('GET /api/images/firms/{key}.svg', () => {
  it('answers an SVG that may be kept for ever and that can run nothing', async () => {
    const answer = await service.get('/api/images/firms/29c1.svg');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.body).toMatch(/^<svg .*<\/svg>$/);
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
