import ARTICLE from '../../test/cases/article.json' with { type: 'json' };
import { readArticle, writeArticle } from './article.ts';
import { renderMarkdown } from './markdown.ts';

const written = (html: string): string => {
  const result = writeArticle(html);
  if (result.kind === 'refused') throw new Error(result.why);
  return result.article.html;
};

type Lines = readonly string[];
it.each(Object.entries(ARTICLE.written))('%s', (_what, [given = [], right = []]: Lines[]) => {
  expect(written(given.join('\n'))).toBe(right.join(''));
});

it.each(Object.entries(ARTICLE.nothing))('an article holds no %s', (_what, html) => {
  expect(written(`<p>Before</p>${html}<p>After</p>`)).toBe('<p>Before</p><p>After</p>');
});

it('a table is called by its caption', () => {
  expect(written('<table><caption>Costs</caption><tr><td>1</table>')).toContain('aria-label="Table: Costs"');
});

it('all words of an article are its text, also those of a table', () => {
  const result = writeArticle('<h2>Fees</h2><table><tr><td>Flat<td>Hourly</table><p>Ask.</p>');
  expect(result).toMatchObject({ article: { text: 'Fees Flat Hourly Ask.' } });
});

it('headings have ids of which none is there twice, and none that a script would take for something of its own', () => {
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

describe('links from file to file', () => {
  it.each(Object.entries(ARTICLE.links))('%s leads to the post', (file, href) => {
    expect(written(`<p><a href="${file}">a</a></p>`)).toBe(`<p><a href="${href}">a</a></p>`);
  });

  it.each(['github.com/x/y/fees.md', '../README.md', '_index.md', 'data:x.md', '.md', 'a?b.md', '//evil.md:x@y'])(
    '%s leads to none',
    (href) => {
      expect(written(`<p><a href="${href}">a</a></p>`)).not.toContain('/blog/');
    },
  );
});

it.each(ARTICLE.embedded)('embedded content becomes a link: %s to %s', (html, host, page) => {
  expect(written(html)).toBe(
    `<p><a href="https://www.${host}/${page}" rel="nofollow ugc noopener">Open on ${host}</a></p>`,
  );
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
  const [markdown = [], html = []] = ARTICLE.markdown;
  expect(written(renderMarkdown(markdown.join('')).html)).toBe(html.join(''));
});
