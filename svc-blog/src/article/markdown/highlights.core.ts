const BEGIN = /^( {0,3})\{%-?\s*(highlight|codeblock)\b([^%]*)%\}\s*$/;
/** Words behind `codeblock` are its title. */
const LANGUAGE = { highlight: /^\s*([\w+#][\w+#-]*)/, codeblock: /\slang:([\w+#-]+)/ };
const BLOCKS =
  'address|article|aside|blockquote|center|details|div|dl|dt|dd|fieldset|figure|figcaption|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|section|summary|table|tbody|td|tfoot|th|thead|tr|ul';
// A block of HTML begins with a tag for blocks, or with one that is alone on its line.
const HTML = new RegExp(
  String.raw`^ {0,3}<(?:(pre|script|style|textarea)(?![\w-])|(!--)|/?(?:${BLOCKS})(?![\w-])|/?[a-z][\w-]*(?:\s[^<>]*)?>\s*$)`,
  'i',
);
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const LINE_END = /\r\n|\n|\r/;

/** Writes blocks of code of Jekyll and Octopress (`{% highlight ruby %}`) as fences, with as many lines. One that does not end, or is in a block of HTML, stays as it is. */
export function withFences(written: string): string {
  if (!/\{%-?\s*(?:highlight|codeblock)\b/.test(written)) return written;
  const lines = written.split(LINE_END);
  let htmlEnd: RegExp | null = null;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    htmlEnd ??= endOfHtml(line);
    if (htmlEnd) {
      if (htmlEnd.test(line)) htmlEnd = null;
      continue;
    }
    const [, indent = '', tag = '', words = ''] = BEGIN.exec(line) ?? [];
    const [, fence = ''] = FENCE.exec(line) ?? [];
    if (tag === '' && fence === '') continue;
    const end = lines.findIndex((one, index) => index > at && (tag === '' ? closes(one, fence) : ends(one, tag)));
    if (end < 0) continue;
    if (tag !== '') {
      const runs = lines.slice(at, end).flatMap((one) => one.match(/`+/g) ?? []);
      const sign = '`'.repeat(Math.max(3, ...runs.map(({ length }) => length + 1)));
      const [, language = ''] = (tag === 'codeblock' ? LANGUAGE.codeblock : LANGUAGE.highlight).exec(words) ?? [];
      lines[at] = `${indent}${sign}${language}`;
      lines[end] = `${indent}${sign}`;
    }
    at = end;
  }
  return lines.join('\n');
}

/** How a block of HTML ends that begins there; null where none does. No fence is read in it. */
function endOfHtml(line: string): RegExp | null {
  const [whole, raw, comment] = HTML.exec(line) ?? [];
  if (whole === undefined) return null;
  return raw !== undefined ? new RegExp(`</${raw}>`, 'i') : comment !== undefined ? /-->/ : /^\s*$/;
}

const ends = (line: string, tag: string): boolean => new RegExp(`^ {0,3}\\{%-?\\s*end${tag}\\s*-?%\\}\\s*$`).test(line);

function closes(line: string, fence: string): boolean {
  const text = line.trim();
  return text.length >= fence.length && text === fence.charAt(0).repeat(text.length);
}
