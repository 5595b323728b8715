import { describe, expect, it } from '@jest/globals';
import { isTakenId } from '@lawdex/contracts';
import { parseFragment, type DefaultTreeAdapterMap } from 'parse5';
import { readArticle, writeArticle } from './article.ts';
import { renderMarkdown } from './markdown.ts';

// The list is written out again, so that a mistake in the code's list is noticed.
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    'p blockquote pre hr figure figcaption ul dl dt dd table caption thead tbody tfoot tr strong em b i u s del ins sub sup small mark code kbd samp var q cite dfn span br'
      .split(' ')
      .map((tag) => [tag, []]),
  ),
  ...Object.fromEntries(['h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, ['id']])),
  a: ['href', 'rel', 'id', 'aria-label'],
  li: ['id'],
  img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  abbr: ['title'],
  div: ['role', 'aria-label', 'tabindex'],
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

const TAGS =
  'p div h1 h2 h3 ul ol li dl dt dd table caption colgroup col thead tbody tfoot tr td th a b i em strong code pre span blockquote figure figcaption br hr img section article form input button select option textarea svg math mi mtext mglyph annotation-xml foreignObject desc title style script iframe noscript template object embed video source ruby rt rp nobr font marquee details summary dialog body html head frameset plaintext xmp listing image isindex'.split(
    ' ',
  );
const ATTRIBUTES = [
  ...['href="javascript:alert(1)"', 'href="//evil.example/x"', 'href="/\\evil.example"', 'href="#x"', 'href=/a'],
  ...['src=x', 'src="/a.png"', 'src=https://evil.example/a.png', 'onerror=alert(1)'],
  ...['style="position:fixed;inset:0"', 'class=x', 'id=root', 'id=fees', 'id=fn-1', 'id=fnref-1', 'name=body'],
  ...['title="</p><img src=x onerror=alert(1)>"', 'alt="--><img src=x onerror=alert(1)>"'],
  ...['xlink:href=javascript:alert(1)', 'encoding="text/html"', 'start=3', 'colspan=9999999', 'lang=en', 'dir=rtl'],
  ...['a"b=c', '/', '='],
];
const PIECES = [
  ...['text', ' ', '\n', '&lt;b&gt;', '&', '<', '>', '"', '<!--', '-->', '<![CDATA[', ']]>', '\0', '\ufeff'],
  ...['&#x202e;', '&nbsp;', '<3', '</', '<?', '<!x>'],
];
const MARKDOWN = [
  ...['# ', '## ', '- ', '1. ', '> ', '    ', '```\n', '|a|b|\n|-|-|\n', '|', '[a](', ')', '![b](', '*', '**', '_'],
  ...['`', '\n\n', '\n', '[x]: ', '\\', '~~', '<https://x.y>', '---\n', '[^1]', '\n[^1]: ', '^[', '- [ ] '],
  ...[' {#fees}\n'],
];

function soup(seed: number, more: readonly string[] = []): string {
  const number = numbers(seed);
  const one = (list: readonly string[]): string => list[number(list.length)] ?? '';
  const parts = Array.from({ length: 3 + number(30) }, () => {
    const kind = number(10 + more.length / 2);
    if (kind < 5) return `<${one(TAGS)}${Array.from({ length: number(3) }, () => ` ${one(ATTRIBUTES)}`).join('')}>`;
    if (kind < 8) return `</${one(TAGS)}>`;
    return kind < 10 ? one(PIECES) : one(more);
  });
  return parts.join('');
}

const SAMPLES = 1500;
const seeds = Array.from({ length: SAMPLES }, (_, index) => index + 1);

describe.each([
  ['HTML', (seed: number) => soup(seed)],
  ['Markdown', (seed: number) => renderMarkdown(soup(seed, MARKDOWN)).html],
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
