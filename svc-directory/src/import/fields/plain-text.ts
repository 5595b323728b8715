import { decode } from 'html-entities';
import jobs from '../../../data/import/job-titles.json' with { type: 'json' };
import { asIs, doubtful, leftOut, quoted, readAs, unreadable } from './field-reading.core.ts';
import type { FieldReading } from './field-reading.core.ts';
import { tidied } from './one-line.core.ts';

const ENTITY = /&(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[\da-f]{1,6});/i;
// Only what HTML knows is a tag: `Alpha <Beta>` may be a name.
const ELEMENTS =
  'a|abbr|article|b|big|blockquote|body|br|button|center|code|dd|del|div|dl|dt|em|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|label|li|link|main|mark|meta|nav|noscript|o:p|ol|p|pre|s|script|section|small|span|strike|strong|style|sub|sup|table|tbody|td|template|tfoot|th|thead|title|tr|u|ul|video';
const TAG = new RegExp(`<(?:/?(?:${ELEMENTS})(?:\\s[^<>]*)?/?|!--.*?--|!doctype[^<>]*)>`, 'gis');
const WRITTEN_OUT_TAG = new RegExp(`&lt;/?(?:${ELEMENTS})\\b`, 'i');
const UNSEEN = /<(script|style|head|template|noscript)\b[^>]*>.*?<\/\1\s*>/gis;
const LINE_BREAK = /<\/?br(?:\s[^<>]*)?\/?>|<\/(?:div|tr|td|th|dt|dd|li|ul|ol)\s*>|<(?:ul|ol|div|tr)\b[^>]*>/gi;
const PARAGRAPH_END = /<\/(?:p|h[1-6]|blockquote|table|section|article)\s*>/gi;
const ITEM = /<li\b[^>]*>/gi;
const BLOCK =
  /<\/?(?:article|blockquote|br|dd|div|dl|dt|h[1-6]|hr|li|ol|p|section|table|td|th|tr|ul)(?:\s[^<>]*)?\/?>/gi;
const HAS_BLOCKS = /<(?:p|br|div|ul|ol|li|h[1-6])\b/i;
// Signs are written once too often in files that went through two programs.
const ROUNDS = 2;

/** Tags that were written out once too often are tags. */
function withTags(written: string): string {
  const text = written.replace(CDATA, '$1');
  return WRITTEN_OUT_TAG.test(text) ? decode(text) : text;
}

const CDATA = /<!\[CDATA\[(.*?)\]\]>/gs;

const hasMarkup = (text: string): boolean => ENTITY.test(text) || text.search(TAG) !== -1 || text.search(CDATA) !== -1;

function decoded(text: string): string {
  let plain = text;
  for (let round = 0; round < ROUNDS && ENTITY.test(plain); round++) plain = decode(plain);
  return plain;
}

/** `"Beta "B" Law"` stands in quotes of the file, and `"A" and "B"` does not. */
function unquoted(text: string): string {
  const sign = text[0];
  if ((sign !== '"' && sign !== "'") || text.length < 3 || !text.endsWith(sign)) return text;
  const inner = text.slice(1, -1);
  const next = inner.indexOf(sign);
  return next === -1 || (sign === '"' && inner[next - 1] === ' ') ? inner.trim() : text;
}

/** A one-line text without HTML: `Alpha &amp; <b>Beta</b>` -> `Alpha & Beta`. */
function readName(written: string): FieldReading {
  const bare = hasMarkup(written)
    ? decoded(withTags(written).replace(UNSEEN, '').replace(BLOCK, ' ').replace(TAG, ''))
    : written;
  const name = unquoted(tidied(bare));
  // A text of nothing but HTML is nothing: the check says that it is missing.
  if (name === '') return asIs(null);
  return readAs(name, written.normalize().replace(/\s+/g, ' ').trim());
}

const ENTITIES = new RegExp(ENTITY, 'gi');

/** A text of any other field without HTML. Contacts keep their tags, because a link holds the address. */
export function withoutMarkup(text: string, keepsTags: boolean): string {
  if ((!text.includes('&') && !text.includes('<')) || !hasMarkup(text)) return text;
  return keepsTags ? text.replace(ENTITIES, (entity) => decode(entity)) : withoutHtml(withTags(text));
}

/** `{"Accessibility":{...}}`, as scrapers have it in a column `about`. */
function isOfAProgram(text: string): boolean {
  if (/^\[?\{\s*'/.test(text)) return true;
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

// Most names have plain letters, which are found faster.
const hasLetter = (text: string): boolean => /[a-z]/i.test(text) || /\p{L}/u.test(text);
// `Attorney@Law` is a name.
const CONTACT = /^(?:https?(?:$|:\S*$)|www\.\S+$|[^\s@]+@[^\s@]+\.[^\s@]+$)/i;
const isContact = (text: string): boolean => (text.includes('@') || /^(?:http|www)/i.test(text)) && CONTACT.test(text);

const JOB = `(?:(?:${jobs.before.join('|')})[ -])*(?:${jobs.titles.join('|')})`;
const IS_JOB = new RegExp(`^${JOB}(?:(?: ?[/,&] ?| and )${JOB})*$`, 'i');

/** `Foreclosed Rights Law Center` and `Closed Circuit Legal` are names. */
const CLOSED = /[(\[][^)\]]*\bclosed\b|\bclosed[\s!.*]*$/i;

/** A name has letters, is not what somebody is, such as a partner, and is no address of the web or of e-mail, as in a row whose cells have moved. */
export function readFirmName(written: string): FieldReading {
  const reading = readName(written);
  const { value } = reading;
  if (typeof value !== 'string') return reading;
  if (!hasLetter(value) || isContact(value) || IS_JOB.test(value))
    return unreadable(`${quoted(value)} is no name`, value);
  if (!CLOSED.test(value)) return reading;
  return { ...reading, remarks: [...reading.remarks, doubtful(`${quoted(value)} says that it is closed`)] };
}

/** A street has letters: a number alone is a doubt. */
export function readStreet(written: string): FieldReading {
  const reading = readName(written);
  const { value } = reading;
  if (typeof value !== 'string') return reading;
  if (isContact(value)) return unreadable(`${quoted(value)} is no street`, value);
  if (hasLetter(value)) return reading;
  return { ...reading, remarks: [...reading.remarks, doubtful(`${quoted(value)} names no street`)] };
}

/** Paragraphs without HTML: lists become lines that begin with a dash. */
export function readDescription(written: string): FieldReading {
  if ((written[0] === '{' || written[0] === '[') && isOfAProgram(written)) {
    const told = leftOut(`${quoted(written)} is left out: it is for programs`);
    return { value: undefined, remarks: [told], problem: null };
  }
  if (!hasMarkup(written)) return asIs(written.normalize().replace(/\r\n?/g, '\n'));
  const value = withoutHtml(withTags(written));
  const text = `read as plain text: ${quoted(value.replace(/\s+/g, ' '))}`;
  return { value: value === '' ? null : value, remarks: [{ kind: 'changed', text }], problem: null };
}

function withoutHtml(html: string): string {
  // Where tags make the lines, a line end of the file is a blank.
  const lines = HAS_BLOCKS.test(html) ? html.replace(/\s+/g, ' ') : html.replace(/\r\n?/g, '\n');
  const text = lines
    .replace(UNSEEN, '')
    .replace(ITEM, '\n- ')
    .replace(LINE_BREAK, '\n')
    .replace(PARAGRAPH_END, '\n\n')
    .replace(TAG, '');
  return decoded(text)
    .normalize()
    .replace(/\u00a0/g, ' ')
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n\n(?=- )/g, '\n')
    .trim();
}
