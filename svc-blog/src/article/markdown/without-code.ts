import type Token from 'markdown-it/lib/token.mjs';

const SPAN = /(?<!`)(`+)(?!`)[^]*?(?<!`)\1(?!`)/g;

const COMMENT = /^\s*<!--(?!-?>)(?:(?!-->)[^])*-->\s*$/;
const VALUE =
  /\{\{[ \t]*(?!(?:comment|draft|else|end|if|hid|internal|member|paywall|premium|private|subscri|unless))\.?[a-z][\w.]*[ \t]*\}\}/gi;

/** Gives the lines of a text with backquotes in the place of all signs of its code, which may be any as themselves. */
export function withoutCode(source: string, tokens: readonly Token[]): string[] {
  const lines = source.split(/\r\n|\n|\r/);
  for (const { type, map, children, content } of tokens) {
    if (!map) continue;
    const [from, to] = map;
    if (type === 'fence' || type === 'code_block' || isScript(type, content)) lines.fill('', from, to);
    // A value in a comment is left out with it, but any other tag there may hide the text up to another comment.
    if (type === 'html_block' && COMMENT.test(content))
      for (let at = from; at < to; at++)
        lines[at] = (lines[at] ?? '').replace(VALUE, (value) => '`'.repeat(value.length));
    if (!children?.some((child) => child.type === 'code_inline')) continue;
    const text = lines.slice(from, to).join('\n');
    const bare = text.replace(SPAN, (code) => code.replace(/[^\n]/g, '`'));
    lines.splice(from, to - from, ...bare.split('\n'));
  }
  return lines;
}

/** Whether HTML is a script or style, of which nothing stays. */
const isScript = (type: string, html: string): boolean =>
  type === 'html_block' && /^\s*<(script|style)\b(?:(?!<\/\1)[^])*<\/\1\s*>\s*$/i.test(html);

/** Gives the lines with nothing in the place of tables, whose rows look like those that are no table. */
export function withoutTables(lines: readonly string[], tokens: readonly Token[]): string[] {
  const bare = [...lines];
  for (const { type, map } of tokens) if (type === 'table_open' && map) bare.fill('', map[0], map[1]);
  return bare;
}
