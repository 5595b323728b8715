import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { askPatiently } from '../../patiently.ts';
import { runBeside } from '../../run-beside.ts';
import { expect, open, test } from '../../test.ts';

const SLUG = 'a-hostile-post-of-the-journeys';
const FIELDS = `---
title: A hostile post of the journeys
description: It tries to run code, to ask other hosts and to cover the page, and must not.
excerpt: It tries what no post may do, in the place where posts are shown.
author: maya-ellison
status: draft
---
`;
const TEXT = `
<h1 id="root">Before <script>ran()</script>you call</h1>
<p onclick="ran()" style="position:fixed;inset:0;z-index:9">First words</p>
<img src="https://evil.example/a.png" alt="a picture of others"><img src=x onerror=ran()>
<a href="javascript:ran()">no link</a> <a href="https://www.usa.gov">a link</a>
<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>
<form action="https://evil.example"><input name=password>inside of a form</form>
<svg onload=ran()></svg><style>*{display:none}</style><base href="https://evil.example/">
<ul><li><div><li>an item</div></ul></div></main><p>Last words</p>
`;

// The post stays a draft, so that a journey that reads the whole site meanwhile does not find it.
test('a post is imported and previewed beside the running site, and holds nothing that harms', async ({
  page,
  addresses,
}) => {
  const ran: string[] = [];
  await page.exposeFunction('ran', () => void ran.push('ran'));
  const folder = mkdtempSync(path.join(tmpdir(), 'lawdex-hostile-'));
  const file = path.join(folder, `${SLUG}.html`);
  try {
    writeFileSync(file, FIELDS + TEXT);
    await expect(runBeside(addresses, 'blog', 'import', file)).rejects.toThrow('leads to javascript:');
    expect(await runBeside(addresses, 'blog', 'import', '--lenient', file)).toContain(
      'added 1, changed 0, unchanged 0',
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
  const address = `/blog/${SLUG}`;
  expect((await askPatiently(addresses.demo + address)).status).toBe(404);

  const link = new URL(await runBeside(addresses, 'blog', 'preview', SLUG));
  expect([link.origin, link.pathname]).toEqual([addresses.demo, address]);
  const api = `${addresses.demo}/api/blog/posts/${SLUG}`;
  const answer = await askPatiently(api + link.search);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect((await askPatiently(`${api}${link.search.slice(0, -1)}_`)).status).toBe(404);

  expect(await runBeside(addresses, 'blog', 'list', '--status', 'draft')).toContain(SLUG);

  const document = await askPatiently(link.href);
  expect([document.status, document.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(document.text).toMatch(/<meta[^>]*name="robots"[^>]*content="noindex/);
  await open(page, link.href);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('A hostile post of the journeys');
  await expect(main.locator('#before-you-call')).toHaveText('Before you call');
  for (const words of ['First words', 'no link', 'inside of a form', 'an item', 'Last words']) {
    await expect(main.getByText(words)).toBeVisible();
  }
  await page.getByText('First words').click();
  await expect(main.locator('iframe, [action*="evil"], [style], [onclick], [name="password"]')).toHaveCount(0);
  expect(ran).toEqual([]);
});
