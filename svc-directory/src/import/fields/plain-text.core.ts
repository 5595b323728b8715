import { withoutUnseen } from '@lawdex/contracts';
import { decode } from 'html-entities';
import { asIs, doubtful, quoted, readAs, tidied, unreadable, type FieldReading } from './field-reading.core.ts';

// `<a@b.org>` is none.
const TAG = /<[/!]?[a-z-][a-z0-9-]*(?![^\s/>])[^<>]*>/gi;
const LINE_BREAK = /<br\b[^<>]*>|<\/(?:div|tr|td|li|ul|ol)\s*>|<(?:ul|ol|div|tr)\b[^<>]*>/gi;
const PARAGRAPH_END = /<\/(?:p|h[1-6]|blockquote|table)\s*>/gi;
const ITEM = /<li\b[^<>]*>/gi;
const HAS_BLOCKS = /<(?:p|br|div|ul|ol|li|h[1-6])\b/i;
const [UNSEEN, UNSEEN_END] = [/<(?:script|style)\b/i, /<\/(?:script|style)\s*>/i];

/** A text without HTML: blocks become lines, and items of lists begin with a dash. Tags may be written out. */
export function withoutHtml(written: string): string {
  const text = written.includes('&') ? decode(written) : written;
  if (!text.includes('<')) return text;
  // Where tags make the lines, a line end of the file is a blank.
  const lines = HAS_BLOCKS.test(text) ? text.replace(/\s+/g, ' ') : text;
  const [last = '', ...before] = lines.split(UNSEEN_END).reverse();
  const seen = [...before.reverse().map((part) => part.split(UNSEEN)[0] ?? ''), last].join('');
  return seen
    .replace(ITEM, '\n- ')
    .replace(LINE_BREAK, '\n')
    .replace(PARAGRAPH_END, '\n\n')
    .replace(TAG, '')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n\n(?=- )/g, '\n')
    .trim();
}

// Most names have plain letters, which are found faster.
const hasLetter = (text: string): boolean => /[a-z]/i.test(text) || /\p{L}/u.test(text);
// `Attorney@Law` is a name.
const CONTACT = /^(?:https?(?:$|:)|www\.)|^[^\s@]+@[^\s@]+\.[^\s@]+$/i;
/** `Foreclosed Rights Law Center` and `Closed Circuit Legal` are names. */
const CLOSED = /\b[Cc](?:losed|LOSED)[)\]\s!.*]*$/;

/** A name has letters, and is no address of the web or of e-mail, as in a row whose cells have moved. */
export function readFirmName(written: string): FieldReading {
  const name = tidied(withoutHtml(written));
  // A text of nothing but HTML is nothing: the check says that it is missing.
  if (name === '') return asIs(null);
  if (!hasLetter(name) || CONTACT.test(name)) return unreadable(`${quoted(name)} is no name`, name);
  return readAs(name, squeezed(written), ...(CLOSED.test(name) ? [doubtful('says that it is closed')] : []));
}

/** A street has letters: a number alone is a doubt. */
export function readStreet(written: string): FieldReading {
  const street = tidied(withoutHtml(written));
  if (street === '') return asIs(null);
  if (CONTACT.test(street)) return unreadable(`${quoted(street)} is no street`, street);
  return readAs(street, squeezed(written), ...(hasLetter(street) ? [] : [doubtful('names no street')]));
}

/** Blanks are nobody's loss, so only what else is taken away is told. */
const squeezed = (text: string): string => text.normalize().replace(/\s+/g, ' ').trim();

/** Paragraphs without HTML. */
export function readDescription(written: string): FieldReading {
  if (/^\[?\{\s*["']/.test(written)) return unreadable(`${quoted(written)} is for programs: write a text`);
  const value = withoutUnseen(withoutHtml(written).normalize()).replace(/\r\n?/g, '\n');
  if (value === written.normalize().replace(/\r\n?/g, '\n')) return asIs(value);
  const text = `read as plain text: ${quoted(value.replace(/\s+/g, ' '))}`;
  return { value: value === '' ? null : value, remarks: [{ kind: 'changed', text }], problem: null };
}
