import type MarkdownIt from 'markdown-it';
import footnotes from 'markdown-it-footnote';
import type { LineProblem } from '../addresses.core.ts';

/** More notes than any reader follows; the parser's time grows with their square. */
export const NOTES_MAX = 300;

/** What the rules of the parser leave for whoever reads a text. */
export interface MarkdownEnv {
  problems: LineProblem[];
  footnotes?: { refs?: Record<string, number> };
}

/** Reads notes (`[^1]`, `^[in place]`) and writes them below the text, each with links there and back. */
export function withNotes(markdown: MarkdownIt): void {
  markdown.use(footnotes);
  const { rules } = markdown.renderer;
  // A text that ends in a heading has named its notes itself.
  rules.footnote_block_open = (tokens, at) => (tokens[at - 1]?.type === 'heading_close' ? '<ol>' : '<hr><ol>');
  rules.footnote_block_close = () => '</ol>\n';
  rules.footnote_open = (tokens, at) => `<li id="fn-${placeOf(tokens[at]?.meta).number}">`;
  rules.footnote_ref = (tokens, at) => {
    const { number, repeat } = placeOf(tokens[at]?.meta);
    return `<sup><a href="#fn-${number}" id="fnref-${number}${repeat}" aria-label="Note ${number}">${number}</a></sup>`;
  };
  rules.footnote_anchor = (tokens, at) => {
    const { number, repeat } = placeOf(tokens[at]?.meta);
    const label = `Back to the text at note ${number}${repeat.replace('-', ', place ')}`;
    // The last character keeps the arrow from being drawn as an emoji.
    return ` <a href="#fnref-${number}${repeat}" aria-label="${label}">↩\ufe0e</a>`;
  };
  markdown.core.ruler.before('footnote_tail', 'lost_notes', ({ tokens, env }) => {
    const { problems, footnotes: { refs = {} } = {} }: MarkdownEnv = env;
    const seen = new Set<string>();
    tokens.forEach(({ type, meta }, at) => {
      if (type !== 'footnote_reference_open') return;
      const label = String(meta.label);
      const line = (tokens.slice(at, at + 2).find(({ map }) => map)?.map?.[0] ?? 0) + 1;
      const lost = seen.has(label) ? 'has a text already; remove one' : null;
      const idle = refs[`:${label}`] === -1 ? 'is never referred to in the text; add that, or remove it' : null;
      if (lost ?? idle) problems.push({ line, problem: `the note "[^${label}]" ${lost ?? idle}` });
      seen.add(label);
    });
  });
}

function placeOf({ id, subId = 0 }: { id: number; subId?: number }): { number: number; repeat: string } {
  return { number: id + 1, repeat: subId > 0 ? `-${subId + 1}` : '' };
}
