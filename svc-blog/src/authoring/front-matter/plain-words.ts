import { parseFragment } from 'parse5';
import type { DefaultTreeAdapterMap } from 'parse5';

const HTML =
  /&(?:[a-z]{2,8}|#\d{2,6}|#x[\da-f]{2,5});|<\/?(?:a|abbr|b|br|cite|code|div|em|i|p|q|small|span|strong|sub|sup|u)(?:\s[^<>]*)?\/?>/i;

/** The words of a field in which another program wrote HTML: `Fees &#8217;24`, `<p>Fees</p>`. */
export function plainWords(text: string): string {
  if (!HTML.test(text)) return text;
  return wordsOf(parseFragment(text).childNodes).replace(/\s+/gu, ' ').trim();
}

const wordsOf = (nodes: readonly DefaultTreeAdapterMap['childNode'][]): string =>
  nodes
    .map((node) =>
      'value' in node
        ? node.value
        : 'childNodes' in node
          ? `${wordsOf(node.childNodes)}${/^(?:br|p|div)$/.test(node.nodeName) ? ' ' : ''}`
          : '',
    )
    .join('');
