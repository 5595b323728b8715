import { articleText, readArticle, withOldAnchors, type ArticleNode } from './read-article.core.ts';

const element = (tag: string, children: ArticleNode[], attributes: Record<string, string> = {}) => ({
  tag,
  attributes,
  children,
});

it('an article is read as elements and words', () => {
  expect(readArticle('<p>Ask <em>first</em> &amp; sign&nbsp;later.<br>Keep a copy.</p>')).toEqual([
    element('p', ['Ask ', element('em', ['first']), ' & sign\u00a0later.', element('br', []), 'Keep a copy.']),
  ]);
});

it('an article keeps what its links, pictures, lists and tables need', () => {
  const attributesOf = (html: string) => {
    const [node] = readArticle(html);
    return typeof node === 'object' ? node.attributes : null;
  };
  expect(attributesOf('<a href="https://a.example/?x=1&amp;y=2" rel="nofollow ugc noopener">a</a>')).toEqual({
    href: 'https://a.example/?x=1&y=2',
    rel: 'nofollow ugc noopener',
  });
  expect(attributesOf('<img src="/api/blog/images/a.svg" alt="A &quot;b&quot;" width="960" height="480">')).toEqual({
    src: '/api/blog/images/a.svg',
    alt: 'A "b"',
    width: '960',
    height: '480',
  });
  expect(attributesOf('<ol start="3"><li>c</li></ol>')).toEqual({ start: '3' });
  expect(attributesOf('<th scope="col" colspan="2">Fee</th>')).toEqual({ scope: 'col', colspan: '2' });
  expect(attributesOf('<h2 id="what-it-costs">What it costs</h2>')).toEqual({ id: 'what-it-costs' });
  const reference = { href: '#fn-1', id: 'fnref-1-2', 'aria-label': 'Note 1' };
  expect(attributesOf('<a href="#fn-1" id="fnref-1-2" aria-label="Note 1">1</a>')).toEqual(reference);
  expect(attributesOf('<li id="fn-12">Filing.</li>')).toEqual({ id: 'fn-12' });
  expect(attributesOf('<a href="/b" id="root" aria-label="Sign in">a</a>')).toEqual({ href: '/b' });
  expect(attributesOf('<li id="main">a</li>')).toEqual({});
});

it('an article has headings that answer to their former ids as well, unless another heading has that', () => {
  const anchor = (id: string) => element('span', [], { id });
  expect(withOldAnchors(readArticle('<blockquote><h2 id="fees">Fees</h2></blockquote>'))).toEqual([
    element('blockquote', [element('h2', [anchor('section-fees'), 'Fees'], { id: 'fees' })]),
  ]);
  expect(withOldAnchors(readArticle('<li id="fn-1">a</li>'))).toEqual([element('li', ['a'], { id: 'fn-1' })]);
  expect(withOldAnchors(readArticle('<h2 id="a">A</h2><h2 id="section-a">B</h2>'))).toEqual([
    element('h2', ['A'], { id: 'a' }),
    element('h2', [anchor('section-section-a'), 'B'], { id: 'section-a' }),
  ]);
});

it('an article that is not well formed stays within itself', () => {
  expect(readArticle('</p></div>a<p><em>b</p>c')).toEqual(['a', element('p', [element('em', ['b'])]), 'c']);
  expect(readArticle('1 < 2 & 3 > 2')).toEqual(['1 < 2 & 3 > 2']);
  expect(readArticle('<p title="x" y')).toEqual(['<p title="x" y']);
});

it('an article is flat below its deepest level, and never costs the stack', () => {
  const deep = readArticle('<em>'.repeat(50_000) + 'x');
  expect(articleText(deep)).toBe('x');
  expect(JSON.stringify(deep).match(/"em"/g)).toHaveLength(32);
});

it.each([
  ['a script', '<p>a</p><script>alert(1)</script><p>b</p>', 'ab'],
  ['a style', '<style>*{display:none}</style>a', 'a'],
  ['a comment', 'a<!-- <img src=x> -->b', 'ab'],
  ['a comment without an end', 'a<!-- b', 'a'],
  ['a drawing with a script', '<svg><script>alert(1)</script><p>x</p></svg>a', 'a'],
  ['a form', '<form action="//evil"><input name="x"><p>a</p></form>', 'a'],
])('an article drops %s', (_, html, text) => {
  const nodes = readArticle(html);
  expect(articleText(nodes)).toBe(text);
  expect(JSON.stringify(nodes)).not.toMatch(/script|style|svg|form|input|evil/);
});

it.each([
  '<a href="javascript:alert(1)">a</a>',
  '<a href="&#106;avascript:alert(1)">a</a>',
  '<a href=" data:text/html,x">a</a>',
  '<a href="//evil.example">a</a>',
  '<a href="/\\evil.example">a</a>',
  '<a onclick="alert(1)">a</a>',
  '<a target="_blank" style="position:fixed" class="x">a</a>',
  '<img src="https://evil.example/pixel.gif">',
  '<img src="//evil.example/pixel.gif" onerror="alert(1)" srcset="x">',
  '<h2 id="location" name="cookie">a</h2>',
  '<p constructor="y" data-x="1" popover>a</p>',
])('an article %s has nothing left that could do harm', (html) => {
  const [node] = readArticle(html);
  expect(typeof node === 'object' && node.attributes).toEqual({});
});
