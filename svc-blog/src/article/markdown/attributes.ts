import { isTakenId } from '@lawdex/contracts';
import type MarkdownIt from 'markdown-it';
import type Token from 'markdown-it/lib/token.mjs';
import { isHeadingId } from '../allowlist.core.ts';

const ID = /(?<![ \t])[ \t]*\{:?[ \t]*(?:\.[\w-]{1,60}[ \t]+){0,3}#([^\s{}]{1,100})[^{}]{0,200}\}$/;
const PAIR = `(?:[.#][A-Za-z][\\w-]*|[a-z][\\w-]{0,30}=(?:"[^"{}]*"|[\\w%.-]+))`;
// `{: .wide}` of kramdown anywhere; `{.wide}` and `{width=50%}` of others behind a link or picture, `{.wide}` at an end.
const ATTRIBUTES = new RegExp(
  `\\{:(?!\\s*toc\\b|[:/])[^{}]*\\}|^\\{[ \\t]*${PAIR}(?:[ \\t]+${PAIR})*[ \\t]*\\}|\\{[ \\t]*[.#][A-Za-z][\\w-]*(?:[ \\t]+${PAIR})*[ \\t]*\\}$`,
  'g',
);

export interface Attributed {
  /** Attributes in braces that were left out, as they stand. */
  left: string[];
  /** Ids that a heading cannot have. */
  refused: string[];
}

/** Reads `## Costs {#fees}`, and takes other attributes in braces (`{: .wide}`) out of a text, where readers would see them. */
export function withAttributes(markdown: MarkdownIt): void {
  markdown.core.ruler.before('inline', 'heading_ids', ({ tokens }) => {
    tokens.forEach((heading, at) => {
      const words = tokens[at + 1];
      if (heading.type !== 'heading_open' || !words) return;
      takeId(heading, words);
      const [below, attributes] = tokens.slice(at + 3, at + 5);
      // Kramdown has them in the line below too.
      const isBelow = below?.type === 'paragraph_open' && below.map?.[0] === heading.map?.[1];
      const line = isBelow ? /^\{:[^{}\n]*\}(?=[ \t]*(?:\n|$))/.exec(attributes?.content ?? '')?.[0] : undefined;
      if (!attributes || line === undefined) return;
      const rest = attributes.content.slice(line.length);
      attributes.content = line;
      takeId(heading, attributes);
      attributes.content += rest;
    });
  });
  markdown.core.ruler.after('inline', 'attributes', ({ tokens }) => {
    for (const token of tokens) if (token.content.includes('{')) takeAttributes(token);
  });
}

function takeId(heading: Token, words: Token): void {
  const [written = '', id = ''] = ID.exec(words.content) ?? [];
  if (written === '') return;
  // The signs that close a heading may stand before the id: `## Costs ## {#fees}`.
  words.content = words.content.slice(0, -written.length).replace(/(?<![ \t])[ \t]+#+$/, '');
  if (isHeadingId(id) && !isTakenId(id)) heading.attrSet('id', id);
  else words.meta = { ...attributesOf(words), refused: [id] } satisfies Attributed;
}

function takeAttributes(token: Token): void {
  const left: string[] = [];
  for (const text of token.children ?? []) {
    if (text.type !== 'text') continue;
    text.content = text.content.replace(ATTRIBUTES, (attributes) => {
      left.push(attributes);
      return '';
    });
  }
  if (left.length > 0) token.meta = { ...attributesOf(token), left } satisfies Attributed;
}

/** Reads what was taken out of these words. */
export const attributesOf = ({ meta }: Token): Attributed => meta ?? { left: [], refused: [] };
