import { readHtml } from '../../article/html-tokens.ts';

const HTML =
  /&(?:[a-z]{2,8}|#\d{2,6}|#x[\da-f]{2,5});|<\/?(?:a|abbr|b|br|cite|code|div|em|i|p|q|small|span|strong|sub|sup|u)(?:\s[^<>]*)?\/?>/i;
const LINE_BREAKS: ReadonlySet<string> = new Set(['br', 'p', 'div']);

/** Links, emphasis and code of Markdown. What is caught is their words. */
const MARKS: readonly RegExp[] = [
  /!?\[([^[\]]{1,200})\]\([^()\s]{1,300}\)/g,
  /(?<![\w*\\])\*{1,3}(?=[^\s*])([^*]{1,200})(?<=[^\s\\])\*{1,3}(?![\w*])/g,
  /(?<![\w\\])_{1,3}(?=[^\s_])([^_]{1,200})(?<=[^\s\\])_{1,3}(?!\w)/g,
  /(?<![`\\])`([^`]{1,200})`(?!`)/g,
];

/** The words of a field in which another program wrote HTML or Markdown: `Fees &#8217;24`, `<p>Fees</p>`, `**Fees**`. */
export const plainWords = (text: string): string =>
  MARKS.reduce((words, mark) => words.replace(mark, '$1'), withoutHtml(text));

function withoutHtml(text: string): string {
  if (!HTML.test(text)) return text;
  const words: string[] = [];
  const broken = ({ tagName }: { tagName: string }): void => {
    if (LINE_BREAKS.has(tagName)) words.push(' ');
  };
  readHtml(text, { startTag: broken, endTag: broken, text: (some) => void words.push(some) });
  return words.join('').replace(/\s+/gu, ' ').trim();
}
