import { createHash } from 'node:crypto';
import { find } from '../../ask.ts';
import { askPatiently } from '../../patiently.ts';
import { expect, test } from '../../test.ts';

test.describe('the answer', () => {
  test('has a CSP that knows its inline scripts by their hash, and no way around it', async ({ addresses }) => {
    for (const path of ['/', '/search', '/privacy', '/no/page']) {
      const { headers, text } = await askPatiently(`${addresses.demo}${path}`);
      const scripts = find(String(headers['content-security-policy']), /script-src ([^;]*)/) ?? '';
      expect(scripts).toMatch(/^'self'( 'sha256-[^ ']+')+$/);
      const inline = [...text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script ?? '');
      expect(inline.length).toBeGreaterThan(0);
      for (const script of inline) {
        expect(scripts).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
      }
      for (const [, attributes] of text.matchAll(/<script ([^>]*)>/g)) {
        expect(attributes).toMatch(/\btype="application\/(ld\+)?json"|^src="\/_mf\/[^"]+" defer/);
      }
      expect(text).not.toMatch(/<[^>]+\s(on[a-z]+|style)="/);
    }
  });

  test('names only assets that are there, compressed and kept for ever', async ({ addresses }) => {
    const { text } = await askPatiently(`${addresses.demo}/`);
    const assets = new Set(
      [...text.matchAll(/(?:src|href)="(\/_mf\/[^"]+\.(?:js|css|woff2))"/g)].map(([, url]) => url ?? ''),
    );
    expect(assets.size).toBeGreaterThan(2);
    for (const url of assets) {
      const answer = await askPatiently(`${addresses.demo}${url}`, { 'accept-encoding': 'br, gzip' });
      expect(answer.status, url).toBe(200);
      expect(answer.headers['cache-control'], url).toMatch(/max-age=31536000.*immutable/);
      if (!url.endsWith('.woff2')) expect(answer.headers['content-encoding'], url).toBe('br');
    }
  });

  test('of an unknown API path is the error form', async ({ addresses }) => {
    const answer = await askPatiently(`${addresses.demo}/api/no/such/thing`);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toContain('application/json');
    expect(JSON.parse(answer.text)).toEqual({
      code: expect.any(String),
      message: expect.any(String),
      requestId: expect.any(String),
    });
  });

  test('of a malformed address or parameter is a refusal, never a failure', async ({ addresses }) => {
    for (const path of [
      '/city/%E0%A4%A',
      '/city/%00',
      '/business/..%2f..%2fetc',
      '/business/x/none.css',
      '//evil.example',
    ]) {
      const { status } = await askPatiently(`${addresses.demo}${path}`);
      expect([301, 400, 404], `${path} answers ${status}`).toContain(status);
    }
    const answer = await askPatiently(`${addresses.demo}/api/businesses/search?query[]=a&query=b`);
    expect(answer.status).toBe(400);
  });
});
