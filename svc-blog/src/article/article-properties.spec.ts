import { isTakenId } from '@lawdex/contracts';
import { parseFragment, type DefaultTreeAdapterMap } from 'parse5';
import { readArticle, writeArticle } from './article.ts';
import { renderMarkdown } from './markdown.ts';
import SOUP from '../../test/soup.json' with { type: 'json' };

// The list is written out again, so that a mistake in the code's list is noticed.
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(SOUP.allowed.bare.split(' ').map((tag) => [tag, []])),
  ...SOUP.allowed.with,
};

type Node = DefaultTreeAdapterMap['childNode'];

/** Lists all that no article may hold, as a browser would find it. */
function complaints(nodes: readonly Node[], inLink = false): string[] {
  return nodes.flatMap((node): string[] => {
    if (node.nodeName === '#text') return [];
    if (!('tagName' in node)) return [`a ${node.nodeName}`];
    const allowed = ALLOWED[node.tagName];
    if (!allowed) return [`<${node.tagName}>`];
    const names = node.attrs.map(({ name }) => name);
    const value = (name: string): string => node.attrs.find((one) => one.name === name)?.value ?? '';
    const found = names
      .filter((name) => ![...allowed, 'lang', 'dir'].includes(name))
      .map((name) => `${node.tagName} ${name}`);
    if (node.tagName === 'a') {
      if (inLink) found.push('a link in a link');
      if (!/^(\/(?![/\\])|#[^#]|https?:\/\/|mailto:|tel:)/.test(value('href'))) found.push(`href ${value('href')}`);
      if (/^http/.test(value('href')) && !value('rel').includes('noopener')) found.push('no rel');
    }
    if (node.tagName === 'img') {
      if (!/^\/(?![/\\])[^?#]*\.(svg|png|jpe?g|webp|avif|gif)$/i.test(value('src'))) found.push(`src ${value('src')}`);
      if (!/^[1-9]\d*$/.test(value('width')) || !/^[1-9]\d*$/.test(value('height'))) found.push('no size');
    }
    if (names.includes('id') && isTakenId(value('id'))) found.push(`id ${value('id')}`);
    return [...found, ...complaints(node.childNodes, inLink || node.tagName === 'a')];
  });
}

/** Gives the same numbers in every run, so that a failure can be repeated. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const TAGS = SOUP.tags.split(' ');

function soup(seed: number, more: readonly string[] = []): string {
  const number = numbers(seed);
  const one = (list: readonly string[]): string => list[number(list.length)] ?? '';
  const parts = Array.from({ length: 3 + number(30) }, () => {
    const kind = number(10 + more.length / 2);
    if (kind < 5)
      return `<${one(TAGS)}${Array.from({ length: number(3) }, () => ` ${one(SOUP.attributes)}`).join('')}>`;
    if (kind < 8) return `</${one(TAGS)}>`;
    return kind < 10 ? one(SOUP.pieces) : one(more);
  });
  return parts.join('');
}

const SAMPLES = 1500;
const seeds = Array.from({ length: SAMPLES }, (_, index) => index + 1);

describe.each([
  ['HTML', (seed: number) => soup(seed)],
  ['Markdown', (seed: number) => renderMarkdown(soup(seed, SOUP.markdown)).html],
])('whatever is written as %s', (_format, make) => {
  const articles = seeds.map((seed) => {
    const html = make(seed);
    const result = writeArticle(html);
    return result.kind === 'ok' ? [{ html, article: result.article }] : [];
  });
  const made = articles.flat();

  it('holds only what is allowed, as a browser reads it in a page', () => {
    expect(made.length).toBeGreaterThan(SAMPLES * 0.95);
    for (const { html, article } of made) {
      const [around, ...outside] = parseFragment(`<div>${article.html}</div>`).childNodes;
      const inside = around && 'childNodes' in around ? around.childNodes : [];
      expect({ html, found: [...outside.map(() => 'left the article'), ...complaints(inside)] }).toEqual({
        html,
        found: [],
      });
    }
  });

  it('is the same when it is read', () => {
    for (const { html, article } of made)
      expect({ html, read: readArticle(article.html) }).toEqual({ html, read: article });
  });

  it('has each id once, and a heading for each', () => {
    for (const { article } of made) {
      const ids = [...article.html.matchAll(/<(\w+)[^>]* id="([^"]*)"/g)].map(([, tag = '', id]) => ({ tag, id }));
      expect(new Set(ids.map(({ id }) => id)).size).toBe(ids.length);
      const ofHeadings = ids.filter(({ tag }) => /^h\d$/.test(tag)).map(({ id }) => id);
      expect(article.headings.map(({ id }) => id)).toEqual(ofHeadings);
    }
  });
});

it('this spec sees what it is there to see', () => {
  const bad = '<p onclick=x><a href="javascript:x">y</a><img src="//e/x.png"><script></script><h2 id=root>x</h2>';
  const seen = ['p onclick', 'href javascript:x', 'src //e/x.png', 'no size', '<script>', 'id root'];
  expect(complaints(parseFragment(bad).childNodes)).toEqual(seen);
});
