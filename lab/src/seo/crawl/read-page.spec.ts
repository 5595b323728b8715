import { describe, expect, it } from '@jest/globals';
import { readPage } from './read-page.ts';
import { readSitemap } from './read-sitemap.ts';

describe('readPage', () => {
  it('reads the head as browsers do', () => {
    const page = readPage(`<!doctype html><html lang=en><head><title> A &amp;
      B</title><META NAME="Description" content="It&#39;s so"><meta name=robots content="index, follow">
      <link rel="canonical" href="https://a.example/"><link rel="alternate" hreflang="es" href="/es"></head><body></body>`);
    expect(page).toMatchObject({
      lang: 'en',
      titles: ['A & B'],
      descriptions: ["It's so"],
      robots: ['index, follow'],
      canonicals: ['https://a.example/'],
      hreflangs: ['es'],
    });
  });

  it('takes no title of a drawing for that of the page', () => {
    expect(readPage('<title>A</title><body><svg><title>Star</title></svg>').titles).toEqual(['A']);
  });

  it('finds links and files', () => {
    const page = readPage(
      '<link rel="stylesheet" href="/a.css"><body><a href="/x?a=1&amp;b=2">x</a><a>none</a><img src="/i.svg"><script src="/s.js"></script>',
    );
    expect(page.links).toEqual(['/x?a=1&b=2']);
    expect([...page.files].sort()).toEqual(['/a.css', '/i.svg', '/s.js']);
  });

  it('counts the words that somebody reads in the main content', () => {
    const html = (main: string) => `<body><nav>one two</nav><main>${main}</main><footer>three</footer>`;
    expect(readPage(html('<h1>Four</h1><p>five</p>six')).words).toBe(3);
    expect(readPage(html('<script>a b</script><style>c</style><svg><title>d</title></svg>e')).words).toBe(1);
    expect(readPage('<body>no main').words).toBe(2);
  });

  it('reads structured data, and says what is none', () => {
    const page = readPage(
      '<script type="application/ld+json">{"a":"\\u003c/script>"}</script><script type="application/ld+json">{</script>',
    );
    expect(page.jsonLd).toEqual([
      { kind: 'parsed', value: { a: '</script>' } },
      { kind: 'broken', problem: expect.any(String) },
    ]);
  });
});

describe('readSitemap', () => {
  it('reads an index', () => {
    const xml =
      '<?xml version="1.0"?><sitemapindex xmlns="x"><sitemap><loc>https://a.example/1.xml</loc></sitemap></sitemapindex>';
    expect(readSitemap(xml)).toEqual({
      kind: 'index',
      lines: [{ loc: 'https://a.example/1.xml', lastModified: null }],
    });
  });

  it('reads addresses and their dates', () => {
    const xml = `<?xml version="1.0"?><urlset xmlns="x">
      <url><loc>https://a.example/?a&amp;b</loc><lastmod>2026-01-01</lastmod></url><url><loc>
      https://a.example/</loc></url></urlset>`;
    expect(readSitemap(xml)).toEqual({
      kind: 'urls',
      lines: [
        { loc: 'https://a.example/?a&b', lastModified: '2026-01-01' },
        { loc: 'https://a.example/', lastModified: null },
      ],
    });
  });

  it('knows what is none', () => {
    expect(readSitemap('<html><body>Not found').kind).toBe('unknown');
  });
});
