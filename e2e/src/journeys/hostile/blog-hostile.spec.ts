import type { Page } from '@playwright/test';
import { writeArticle } from '@lawdex/svc-blog/article';
import { renderMarkdown } from '@lawdex/svc-blog/markdown';
import { askPatiently } from '../../patiently.ts';
import { ARTICLE_STYLES, articlePage, PICTURE } from '../../hostile/article-page.ts';
import { hostileHtml, hostileMarkdown } from '../../hostile/hostile-snippets.ts';
import { LOOK_FOR_TROUBLE } from '../../hostile/look-for-trouble.ts';
import { expect, test } from '../../test.ts';

const PER_PAGE = 120;
const html = hostileHtml();
const markdown = hostileMarkdown();
const authored = [...html, ...markdown.map((text) => renderMarkdown(text).html)];

const articles = authored.map((text) => {
  const written = writeArticle(text);
  // A refused article is not stored, so there is nothing to show.
  return written.kind === 'ok' ? written.article.html : '';
});

interface Seen {
  trouble: string[];
  ran: string[];
  asked: string[];
}

/** Shows articles with these headers, touches everything in them, and reports what they did. */
async function show(
  page: Page,
  origin: string,
  bodies: readonly string[],
  headers: Record<string, string>,
): Promise<Seen> {
  const address = `${origin}/hostile-articles`;
  const seen: Seen = { trouble: [], ran: [], asked: [] };
  page.on('dialog', (dialog) => {
    seen.ran.push(dialog.type());
    void dialog.dismiss();
  });
  await page.exposeFunction('ran', () => void seen.ran.push('ran'));
  page.on('request', (request) => {
    const { origin: from, pathname } = new URL(request.url());
    if (from !== origin || !/\.(svg|png|css)$|^\/hostile-articles$/.test(pathname)) seen.asked.push(request.url());
  });
  page.on('framenavigated', (frame) => {
    if (frame.url() !== address && frame.url() !== 'about:blank') seen.trouble.push(`went to ${frame.url()}`);
  });
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/hostile-articles')
      return route.fulfill({
        body: articlePage(bodies),
        headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
      });
    if (pathname === '/hostile.css') return route.fulfill({ body: ARTICLE_STYLES, contentType: 'text/css' });
    return route.fulfill({ body: PICTURE, contentType: 'image/svg+xml' });
  });
  await page.goto(address);
  // The debugger runs it, because no CSP stops that.
  const trouble = await page.evaluate<string[]>(LOOK_FOR_TROUBLE);
  seen.trouble.push(...trouble);
  return seen;
}

const QUIET: Seen = { trouble: [], ran: [], asked: [] };
const batches = Array.from({ length: Math.ceil(articles.length / PER_PAGE) }, (_, index) => ({
  number: index + 1,
  bodies: articles.slice(index * PER_PAGE, (index + 1) * PER_PAGE),
}));

test('there are more than 300 ways to attack an article', () => {
  expect(new Set(html).size).toBeGreaterThan(300);
  expect(new Set(markdown).size).toBeGreaterThan(60);
});

for (const { number, bodies } of batches) {
  test(`hostile articles ${number}, under the site's CSP: nothing runs, nothing leaves, nothing escapes`, async ({
    page,
    addresses,
  }) => {
    const { headers } = await askPatiently(`${addresses.demo}/`);
    const csp = headers.get('content-security-policy') ?? '';
    expect(csp).toContain('script-src');
    expect(await show(page, addresses.demo, bodies, { 'content-security-policy': csp })).toEqual(QUIET);
  });

  test(`hostile articles ${number}, without any CSP: nothing runs, nothing leaves, nothing escapes`, async ({
    page,
    addresses,
  }) => {
    expect(await show(page, addresses.demo, bodies, {})).toEqual(QUIET);
    // Pages that change without a new document set an article this way, which must not alter it.
    const changed = await page.evaluate(
      (all) =>
        all.filter((text) => {
          const box = document.createElement('div');
          box.innerHTML = text;
          return box.innerHTML !== text;
        }),
      [...bodies],
    );
    expect(changed).toEqual([]);
  });
}

test('what is not made safe is caught at everything that articles must not do', async ({ page, addresses, guard }) => {
  guard.allow(/./);
  const { trouble, ran, asked } = await show(
    page,
    addresses.demo,
    [
      '<script>ran()</script>',
      '<img src="https://evil.example/a.png">',
      '<form id=document><input name=x></form><a href="data:text/html,x">x</a><svg></svg>',
      '<div style="position:fixed;inset:0;z-index:9">overlay</div>',
      '<ul><li><div><li>x</li></div></ul></div></section><p>out',
      '<style>.after{color:red!important}</style><base href="https://evil.example/"><title>x</title>',
      '<p onclick="ran()">x</p><img name=getElementById src=/a.png>',
    ],
    {},
  );
  expect(ran.length).toBeGreaterThanOrEqual(2);
  expect(asked).toContain('https://evil.example/a.png');
  for (const kind of [
    /forbidden <form>/,
    /of another namespace/,
    /link to data:/,
    /fixed at/,
    /lies over/,
    /not where it was/,
    /styles what follows/,
    /addresses begin/,
    /onclick at/,
    /clobbered/,
  ]) {
    expect(trouble).toContainEqual(expect.stringMatching(kind));
  }
});
