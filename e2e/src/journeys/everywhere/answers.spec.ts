import { createHash } from 'node:crypto';
import { find } from '../../ask.ts';
import { askPatiently } from '../../patiently.ts';
import { expect, test } from '../../test.ts';

test('a page has a CSP that knows its inline scripts by their hash, and no way around it', async ({ addresses }) => {
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
