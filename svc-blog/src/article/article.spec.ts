import { readArticle, writeArticle } from './article.ts';
import { renderMarkdown } from './markdown.ts';

const written = (html: string): string => {
  const result = writeArticle(html);
  if (result.kind === 'refused') throw new Error(result.why);
  return result.article.html;
};

describe('what an article may hold', () => {
  it('is text, lists, tables, quotes, code and figures, without style, class, id, name and handlers', () => {
    const html = [
      '<h2 id="root" class="x">Before you call</h2>',
      '<p style="position:fixed" onclick="alert(1)">Ask <em>first</em>, <strong name="x">then</strong> sign.</p>',
      '<ul><li>One</li><li>Two<ol start="3"><li>Three</li></ol></li></ul>',
      '<blockquote cite="x"><p>Said.</p></blockquote>',
      '<pre><code class="language-js">a\n  b</code></pre>',
      '<figure><img src="/api/blog/images/a.svg" alt="A" width="10" height="5"><figcaption>Shown</figcaption></figure>',
      '<dl><dt>Fee</dt><dd>What is paid</dd></dl>',
    ].join('\n');
    expect(written(html)).toBe(
      [
        '<h2 id="before-you-call">Before you call</h2>',
        '<p>Ask <em>first</em>, <strong>then</strong> sign.</p>',
        '<ul><li>One</li><li><p>Two</p><ol start="3"><li>Three</li></ol></li></ul>',
        '<blockquote><p>Said.</p></blockquote>',
        '<pre><code>a\n  b</code></pre>',
        '<figure><p><img src="/api/blog/images/a.svg" alt="A" width="10" height="5" loading="lazy" decoding="async"></p><figcaption>Shown</figcaption></figure>',
        '<dl><dt>Fee</dt><dd>What is paid</dd></dl>',
      ].join(''),
    );
  });

  it.each([
    ['scripts', '<script>alert(1)</script>'],
    ['styles', '<style>*{display:none}</style>'],
    ['frames without an address', '<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
    ['fields', '<input name=x><textarea>t</textarea><select><option>o</option></select><button>b</button>'],
    ['comments', '<!-- --><!--[if IE]>x<![endif]--><?php x ?><![CDATA[x]]>'],
    ['headings that say nothing', '<h2> </h2><h3><br></h3><p></p><ul></ul><table></table>'],
  ])('holds no %s', (_what, html) => {
    expect(written(`<p>Before</p>${html}<p>After</p>`)).toBe('<p>Before</p><p>After</p>');
  });

  it('keeps the words of boxes and forms, as paragraphs of their own', () => {
    expect(written('<div>One<section>two</section></div><form action="/api"><p>three</p></form>four')).toBe(
      '<p>One</p><p>two</p><p>three</p><p>four</p>',
    );
  });

  it('gives words without a paragraph one, and lists and definitions that lost theirs', () => {
    expect(written('a <b>b</b><h2>c</h2>d<li>e</li><li>f</li><dd>g</dd>')).toBe(
      '<p>a <b>b</b></p><h2 id="c">c</h2><p>d</p><ul><li>e</li><li>f</li></ul><dl><dd>g</dd></dl>',
    );
  });

  it('leaves out controls that turn text around, and marks that cover other lines', () => {
    expect(written(`<p>a\u202eb\u2066c${'\u0301'.repeat(50)}d\0\u0008\ud800</p>`)).toBe(
      `<p>abc${'\u0301'.repeat(4)}d</p>`,
    );
  });
});

it('a table is what browsers make of it, in a box that scrolls and that a keyboard reaches', () => {
  expect(written('<h2>Fees</h2><table><tr><th scope=col colspan=2>A<tr><td rowspan=0>1<td>2</table>')).toBe(
    '<h2 id="fees">Fees</h2><div role="group" aria-label="Table: Fees" tabindex="0"><table><tbody>' +
      '<tr><th scope="col" colspan="2">A</th></tr><tr><td>1</td><td>2</td></tr></tbody></table></div>',
  );
  expect(written('<table><caption>Costs</caption><tr><td>1</table>')).toContain('aria-label="Table: Costs"');
});

it('all words of an article are its text, also those of a table', () => {
  const result = writeArticle('<h2>Fees</h2><table><tr><td>Flat<td>Hourly</table><p>Ask.</p>');
  expect(result).toMatchObject({ article: { text: 'Fees Flat Hourly Ask.' } });
});

describe('headings', () => {
  it('are lowered as a whole when one is of level 1, because the title is', () => {
    expect(written('<h1>A</h1><h2>B</h2><h6>C</h6>')).toBe('<h2 id="a">A</h2><h3 id="b">B</h3><h6 id="c">C</h6>');
  });

  it('have ids of which none is there twice, and none that a script would take for something of its own', () => {
    const result = writeArticle(
      '<h2>Cookie Store</h2><h2>location</h2><h3>Cookie Store</h3><h2>!?</h2><h4>¿Qué hacer?</h4>',
    );
    expect(result).toMatchObject({
      article: {
        headings: [
          { id: 'cookie-store', text: 'Cookie Store', level: 2 },
          { id: 'section-location', text: 'location', level: 2 },
          { id: 'cookie-store-2', text: 'Cookie Store', level: 3 },
          { id: 'section-4', text: '!?', level: 2 },
          { id: 'qué-hacer', text: '¿Qué hacer?', level: 4 },
        ],
      },
    });
  });

  it('are where links of the article lead; a link to none leaves its words', () => {
    expect(
      written(
        '<h2>Fees &amp; costs</h2><p><a href="#fees--costs">a</a> <a href="#section-fees--costs">b</a> <a href="#x">c</a></p>',
      ),
    ).toBe(
      '<h2 id="fees--costs">Fees &amp; costs</h2><p><a href="#fees--costs">a</a> <a href="#fees--costs">b</a> c</p>',
    );
  });
});

describe('links from file to file', () => {
  it.each([
    ['./fees.md#costs', '/blog/fees#costs'],
    ['fees.html', '/blog/fees'],
    ['My%20Fees.markdown', '/blog/my-fees'],
    ['fees/index.md#costs', '/blog/fees#costs'],
  ])('%s leads to the post', (file, href) => {
    expect(written(`<p><a href="${file}">a</a></p>`)).toBe(`<p><a href="${href}">a</a></p>`);
  });

  it.each(['github.com/x/y/fees.md', '../README.md', '_index.md', 'data:x.md', '.md', 'a?b.md', '//evil.md:x@y'])(
    '%s leads to none',
    (href) => {
      expect(written(`<p><a href="${href}">a</a></p>`)).not.toContain('/blog/');
    },
  );
});

describe('embedded content', () => {
  it.each([
    [
      '<iframe src="https://www.youtube.com/embed/dQw4w9W?autoplay=1">no frames</iframe>',
      'youtube.com',
      'watch?v=dQw4w9W',
    ],
    ['<object data="https://www.example.com/a.pdf"></object>', 'example.com', 'a.pdf'],
    ['<video src="https://www.example.com/a.mp4">no video</video>', 'example.com', 'a.mp4'],
  ])('%s becomes a link to %s', (html, host, page) => {
    expect(written(html)).toBe(
      `<p><a href="https://www.${host}/${page}" rel="nofollow ugc noopener">Open on ${host}</a></p>`,
    );
  });

  it('without an address that may be opened it is gone', () => {
    expect(
      written('<embed src="javascript:alert(1)"><iframe src="data:text/html,x"></iframe><object></object><p>x</p>'),
    ).toBe('<p>x</p>');
  });
});

describe('too much', () => {
  it.each([
    ['20 MB', 'word '.repeat(4_000_000), 'is longer than 60,000 bytes'],
    ['nested tags', '<b>'.repeat(9_999), 'has more than 1,500 tags'],
    ['tags in one another', '<div>'.repeat(41), 'has tags in one another 41 deep; 40 is the most'],
  ])('%s are refused on write, and on read shown as far as they may be looked at', (_what, html, why) => {
    expect(writeArticle(html)).toEqual({ kind: 'refused', why });
    expect(readArticle(html).html.length).toBeLessThan(400_000);
  });

  it('is not what nests within the limit', () => {
    expect(written(`${'<blockquote>'.repeat(39)}<p>x`)).toContain('<p>x</p>');
  });
});

it('Markdown is CommonMark with tables, and the HTML in it is held to the same list', () => {
  const { html } = renderMarkdown(
    '## Costs\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n<div onclick="x">\n\n*Sure*\n\n</div>\n\n~~old~~ <script>alert(1)</script> [fees](./fees.md#costs) <https://www.usa.gov>\n',
  );
  expect(written(html)).toBe(
    '<h2 id="costs">Costs</h2><div role="group" aria-label="Table: Costs" tabindex="0"><table><thead><tr><th>a</th><th>b</th></tr></thead>' +
      '<tbody><tr><td>1</td><td>2</td></tr></tbody></table></div><p><em>Sure</em></p>' +
      '<p><s>old</s>  <a href="/blog/fees#costs">fees</a> <a href="https://www.usa.gov/" rel="nofollow ugc noopener">https://www.usa.gov</a></p>',
  );
});
