import type MarkdownIt from 'markdown-it';
import { isHeadingId } from '../allowlist.core.ts';

const ID = /(?<![ \t])[ \t]*\{#([^\s{}]{1,80})\}$/;

/** Reads `## Costs {#fees}`. Other marks in braces stay where they are, and are refused there. */
export function withHeadingMarks(markdown: MarkdownIt): void {
  markdown.core.ruler.before('inline', 'heading_ids', ({ tokens }) => {
    tokens.forEach((heading, at) => {
      const words = tokens[at + 1];
      const [written = '', id = ''] = heading.type === 'heading_open' && words ? (ID.exec(words.content) ?? []) : [];
      if (!words || !isHeadingId(id)) return;
      // The signs that close a heading may stand before the id: `## Costs ## {#fees}`.
      words.content = words.content.slice(0, -written.length).replace(/(?<![ \t])[ \t]+#+$/, '');
      heading.attrSet('id', id);
    });
  });
}
