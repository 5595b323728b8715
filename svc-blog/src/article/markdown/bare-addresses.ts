import type MarkdownIt from 'markdown-it';

// Without this limit the time would grow with the square of a text.
const LONGEST = 500;
// An address ends at typographic signs, and at what HTML writes them as.
const ADDRESS = /^\/\/(?=[\p{L}\p{N}-]+\.[\p{L}\p{N}])(?:(?!&[a-z\d#]{1,31};)[^\s<>[\]"`\\“”„‟‘’‚‛«»‹›…—])+/iu;
const TAIL = /(?<![?!.,:;*_~'–])[?!.,:;*_~'–]+$/;

/** Makes links of bare addresses, `https://example.com`, that end where GFM ends them. */
export function withBareAddresses(markdown: MarkdownIt): void {
  markdown.set({ linkify: true }).inline.ruler.enable('linkify');
  for (const schema of ['ftp:', '//', 'mailto:']) markdown.linkify.add(schema, null);
  for (const schema of ['http:', 'https:'])
    markdown.linkify.add(schema, { validate: (text, pos) => addressIn(text.slice(pos, pos + LONGEST)).length });
  // An address stays as it is written, because what `xn--` stands for may look like another site.
  markdown.normalizeLinkText = (text) => text;
}

function addressIn(text: string): string {
  const [found = ''] = ADDRESS.exec(text) ?? [];
  if (found.length === LONGEST) return '';
  let address = found.replace(TAIL, '');
  // A bracket that was opened before the address ends it: `(see https://example.com/a)`.
  for (let open = count(address, '('); address.endsWith(')') && count(address, ')') > open;)
    address = address.slice(0, -1).replace(TAIL, '');
  return address;
}

const count = (text: string, sign: string): number => text.split(sign).length - 1;
