import { SITE_NAME } from '@lawdex/contracts';
import Fastify from 'fastify';
import { ask } from '../../../test/ask.ts';
import { registerPublicFiles, registerSecurityTxt } from './public-files.ts';

const server = Fastify();
beforeAll(async () => {
  registerPublicFiles(server);
  registerSecurityTxt(server, { contactEmail: 'security@lawdex.example', origin: 'https://lawdex.example' });
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

describe('public files', () => {
  it.each([
    ['/favicon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/share-image.png', 'image/png'],
  ])('%s stands at its fixed address for a day', async (url, type) => {
    const answer = await ask(server.server, { path: url });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['cache-control']).toBe('public, max-age=86400');
  });

  it('are all that the manifest names', async () => {
    const { text } = await ask(server.server, { path: '/site.webmanifest' });
    const manifest = JSON.parse(text) as { name: string; icons: { src: string; type: string; purpose?: string }[] };
    expect(manifest.name).toBe(SITE_NAME);
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src, type } of manifest.icons) {
      const icon = await ask(server.server, { path: src });
      expect([src, icon.status, icon.headers['content-type']]).toEqual([src, 200, type]);
    }
  });

  it.each(['/none.svg', '/../package.json', '/..%2fpackage.json', '/%2e%2e/package.json', '/.', '/favicon.svg/'])(
    '%s is none of them',
    async (url) => {
      expect((await ask(server.server, { path: url })).status).toBe(404);
    },
  );
});

it('who finds a weakness reads whom to tell, in words that have not expired', async () => {
  const { statusCode, headers, body } = await server.inject('/.well-known/security.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toContain('Contact: mailto:security@lawdex.example\n');
  expect(body).toContain('Canonical: https://lawdex.example/.well-known/security.txt\n');
  expect(Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '')).toBeGreaterThan(Date.now());
});
