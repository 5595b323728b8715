import { readPage, readSitemap } from './read-page.ts';

it('a page is read as browsers do', () => {
  const { facts, links, files } = readPage(`<!doctype html><html lang=en><head><title> A &amp;
    B</title><META NAME="Description" content="It&#39;s so"><meta name=robots content="index, follow">
    <link rel="canonical" href="https://a.example/"><link rel="alternate" hreflang="es" href="/es">
    <link rel="stylesheet" href="/a.css"></head><body><svg><title>Star</title></svg>
    <a href="/x?a=1&amp;b=2">x</a><a>none</a><img src="/i.svg"><script src="/s.js"></script>`);
  expect(facts).toMatchObject({
    langs: ['en'],
    titles: ['A & B'],
    descriptions: ["It's so"],
    robots: ['index, follow'],
    canonicals: ['https://a.example/'],
    hreflangs: ['es'],
  });
  expect(links).toEqual(['/x?a=1&b=2']);
  expect(files.sort()).toEqual(['/a.css', '/i.svg', '/s.js']);
});

it.each([
  ['<body><nav>one two</nav><main><h1>Four</h1><p>five</p>six</main><footer>three</footer>', 3],
  ['<body><main><script>a b</script><style>c</style><svg><title>d</title></svg>e</main>', 1],
  ['<body>no main', 2],
])('of %s the words that somebody reads in the main content are counted', (html, words) => {
  expect(readPage(html).facts.words).toBe(words);
});

it('a sitemap is read, and an index, and what is none is told', () => {
  const index = '<sitemapindex xmlns="x"><sitemap><loc>https://a.example/1.xml</loc></sitemap></sitemapindex>';
  const lines = [{ loc: 'https://a.example/1.xml', lastModified: null }];
  expect(readSitemap(`<?xml version="1.0"?>${index}`)).toEqual({ kind: 'index', lines });
  const urls = `<?xml version="1.0"?><urlset xmlns="x">
    <url><loc>https://a.example/?a&amp;b</loc><lastmod>2026-01-01</lastmod></url><url><loc>
    https://a.example/</loc></url></urlset>`;
  expect(readSitemap(urls)).toEqual({
    kind: 'urls',
    lines: [
      { loc: 'https://a.example/?a&b', lastModified: '2026-01-01' },
      { loc: 'https://a.example/', lastModified: null },
    ],
  });
  expect(readSitemap('<html><body>Not found').kind).toBe('unknown');
});
