import { readHtml } from '../../article/html-tokens.ts';

const HTML =
  /&(?:[a-z]{2,8}|#\d{2,6}|#x[\da-f]{2,5});|<\/?(?:a|abbr|b|br|cite|code|div|em|i|p|q|small|span|strong|sub|sup|u)(?:\s[^<>]*)?\/?>/i;
const LINE_BREAKS: ReadonlySet<string> = new Set(['br', 'p', 'div']);

/** The words of a field in which another program wrote HTML: `Fees &#8217;24`, `<p>Fees</p>`. */
export function plainWords(text: string): string {
  if (!HTML.test(text)) return text;
  const words: string[] = [];
  const broken = ({ tagName }: { tagName: string }): void => {
    if (LINE_BREAKS.has(tagName)) words.push(' ');
  };
  readHtml(text, { startTag: broken, endTag: broken, text: (some) => void words.push(some) });
  return words.join('').replace(/\s+/gu, ' ').trim();
}
