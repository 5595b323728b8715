import { renderMarkdown } from '../markdown.ts';

const link = (href: string, words = href): string => `<a href="${href}">${words}</a>`;
const A = link('https://example.com/a');

const NONE = 'example.com, jane@example.com, //example.com, ftp://example.com';

it.each([
  ['see http://example.com/a?b=1.', `see ${link('http://example.com/a?b=1')}.`],
  [NONE, NONE],
  ['[https://a.org](/a) `https://a.org`', `${link('/a', 'https://a.org')} <code>https://a.org</code>`],
  ['_Source: https://example.com/a_', `<em>Source: ${A}</em>`],
  ['__https://example.com/a__', `<strong>${A}</strong>`],
  ['~~see https://example.com/a~~', `<s>see ${A}</s>`],
  ['https://a.org/__init__.py', link('https://a.org/__init__.py')],
  ['“see https://example.com/a”', `“see ${A}”`],
  ['https://example.com/a’s', `${A}’s`],
  ['https://example.com/a: b', `${A}: b`],
  ['https://example.com/a\\\nb', `${A}<br />\nb`],
  ['&ldquo;https://example.com/a&rdquo;', `“${A}”`],
  ['https://example.com/a?b&c', link('https://example.com/a?b&amp;c')],
  ['(https://example.com/a_(b))', `(${link('https://example.com/a_(b)')})`],
  ['https://xn--80ak6aa92e.com/', link('https://xn--80ak6aa92e.com/')],
  ['https://аррӏе.com/%20ä', link('https://xn--80ak6aa92e.com/%20%C3%A4', 'https://аррӏе.com/%20ä')],
  ['https://“ xhttps://example.com', 'https://“ xhttps://example.com'],
])('an address ends where its author would say so, and is shown as written: %j', (written, html) => {
  expect(renderMarkdown(written)).toMatchObject({ html: `<p>${html}</p>\n`, problems: [], doubts: [] });
});

it('no address of more than 500 signs is a link', () => {
  expect(renderMarkdown(`https://example.com/${'a'.repeat(500)}`).html).not.toContain('<a');
});
