import { expect, it } from '@jest/globals';
import { renderMarkdown } from '../markdown.ts';

it.each([
  ['https://example.com/a?b=1', '<p><a href="https://example.com/a?b=1">https://example.com/a?b=1</a></p>\n'],
  ['see http://example.com/a.', '<p>see <a href="http://example.com/a">http://example.com/a</a>.</p>\n'],
  [
    'example.com, jane@example.com, //example.com, ftp://example.com',
    '<p>example.com, jane@example.com, //example.com, ftp://example.com</p>\n',
  ],
  [
    '[https://example.com](/a) `https://example.com`',
    '<p><a href="/a">https://example.com</a> <code>https://example.com</code></p>\n',
  ],
  [
    '[see https://example.com](/a) https\\://example.com',
    '<p><a href="/a">see https://example.com</a> https://example.com</p>\n',
  ],
])('a bare address is a link: %j', (written, html) => {
  expect(renderMarkdown(written)).toMatchObject({ html, problems: [], doubts: [] });
});

const link = (href: string, words = href): string => `<a href="${href}">${words}</a>`;
const A = link('https://example.com/a');

it.each([
  ['_Source: https://example.com/a_', `<em>Source: ${A}</em>`],
  ['_https://example.com/a._ b', `<em>${A}.</em> b`],
  ['__https://example.com/a__', `<strong>${A}</strong>`],
  ['_**https://example.com/a**_', `<em><strong>${A}</strong></em>`],
  ['**Source: https://a.org/x_y**', `<strong>Source: ${link('https://a.org/x_y')}</strong>`],
  ['~~see https://example.com/a~~', `<s>see ${A}</s>`],
  ['https://a.org/__init__.py', link('https://a.org/__init__.py')],
  ['“see https://example.com/a”', `“see ${A}”`],
  ['«https://example.com/a»', `«${A}»`],
  ['https://example.com/a…', `${A}…`],
  ['https://example.com/a’s', `${A}’s`],
  ['https://example.com/a—and', `${A}—and`],
  ['https://example.com/a: b', `${A}: b`],
  ['https://example.com/a\\\nb', `${A}<br />\nb`],
  ['&ldquo;https://example.com/a&rdquo;', `“${A}”`],
  ['https://example.com/a?b&c', link('https://example.com/a?b&amp;c')],
  ['(https://example.com/a_(b))', `(${link('https://example.com/a_(b)')})`],
  ['https://xn--80ak6aa92e.com/', link('https://xn--80ak6aa92e.com/')],
  ['<https://xn--80ak6aa92e.com/>', link('https://xn--80ak6aa92e.com/')],
  ['https://аррӏе.com/%20ä', link('https://xn--80ak6aa92e.com/%20%C3%A4', 'https://аррӏе.com/%20ä')],
  ['https://“ xhttps://example.com', 'https://“ xhttps://example.com'],
])('an address ends where its author would say so, and is shown as written: %j', (written, html) => {
  expect(renderMarkdown(written)).toMatchObject({ html: `<p>${html}</p>\n`, problems: [], doubts: [] });
});

it('no address of more than 500 signs is a link', () => {
  expect(renderMarkdown(`https://example.com/${'a'.repeat(500)}`).html).not.toContain('<a');
});
