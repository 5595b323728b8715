import { findPhoneNumbersInText } from 'libphonenumber-js/min';
import { leftOut, quoted, readAs, unreadable } from './field-reading.core.ts';
import type { FieldReading } from './field-reading.core.ts';

/** One number of the US and perhaps its extension, which stays as it is written. */
const PLAIN =
  /^(?:\+?1[ .-]?)?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[ .-]?)[2-9]\d{2}[ .-]?\d{4}(?:,? (?:x|ext\.?|extension|press|option) ?\d{1,6})?$/i;
const LETTERS = /^(\+?1[ .-]*)?\(?([2-9]\d{2})\)?[ .-]*((?=[\d .-]*[a-z])[a-z\d]+(?:[ .-][a-z\d]+)*)$/i;
const LABEL = /^(?:call|dial|phone|telephone|tel|toll[ -]?free|ph|p|t)\b[\s.:#]*/i;
const KEYS = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];
const LOCAL_DIGITS = 7;

const ONE = String.raw`(?:\+?1[ .-]?)?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[ .-]?)[2-9]\d{2}[ .-]?\d{4}`;
// How people write what the library does not know of.
const REWRITTEN: readonly (readonly [pattern: RegExp, as: string])[] = [
  // Two numbers without anything between them.
  [/(\d{4})(?=\([2-9]\d{2}\))/g, '$1 | '],
  [new RegExp(`(?<!\\d)(${ONE})\\s*(?=${ONE}(?!\\d))`, 'g'), '$1 | '],
  [/\s*[([]?\b(?:extension|extn|ext|ex|x|press|option|opt)\.?\s*:?\s*(\d{1,6})\b[)\]]?/gi, ' ext. $1'],
  // Pauses of a dialling phone.
  [/(?<=\d)\s*[,;]{2,}\s*(\d{1,6})\b/g, ' ext. $1'],
  // The library takes what stands behind a semicolon or a comma for an extension.
  [/[,;](?!\s*(?:ext|x|#|press|option))/gi, ' | '],
  [/_/g, '-'],
  [/\b(?:00|011)[ .-]?1[ .-]?(?=\(?[2-9]\d{2})/g, '+1 '],
  [/\+?1[ .-]?\((\d{3})\)/g, '+1 ($1)'],
];
// A number for both, as in `Tel/Fax`, is a telephone.
const FAX_BEFORE =
  /(?<!\b(?:tel|telephone|phone|ph|office|voice|[pto])\.?\s*(?:[/&+]|and)\s*)\b(?:(?:tele|e-?)?fax|facsimile|f)\b[\s.:#)-]*(?:no\.?|number|only|line)?[\s.:#(-]*$/i;
const FAX_AFTER =
  /^\s*(?:\(\s*(?:fax|f)(?:\s+(?:only|line))?\s*\)|(?:(?:tele|e-?)?fax|facsimile)(?:\s+(?:only|line))?\s*(?:[,;/|]|$)|\/\s*fax\s*$)/i;

/** A number that a spreadsheet wrote with a power of ten; digits that it rounded away are nobody's to guess. */
const POWER = /^\d(?:\.\d+)?e(?<sign>\+?)0?(?<power>9|10)$/i;
const IN_THOUSANDS = /^1?\d{0,2}(?:,\d{3}){3}$/;
const FRACTION = /(?<=^\d{10,11})\.0+$/;
const NOT_TOLD = /^[\s,;:|/&()[\].-]+|[\s,;:|/&()[\].-]+$/g;

interface Found {
  number: string;
  isFax: boolean;
}
interface FoundInText {
  numbers: readonly Found[];
  /** Texts with digits that belong to none of them. */
  rest: readonly string[];
}

/** The first telephone number of the US in a text, whatever stands around it. Its extension is kept; other numbers are told. */
export function readPhone(written: string): FieldReading {
  // Address books put marks of direction around numbers.
  const bare = written.replace(/\p{Cf}/gu, '').trim();
  const text = PLAIN.test(bare) ? bare : counted(bare);
  if (text === null) return unreadable(`${quoted(written)} is rounded: format its column as text, and save it again`);
  if (PLAIN.test(text)) return isPlaceholder(text) ? placeholder(text) : readAs(text, written);
  const { numbers: found, rest } = numbersIn(withDigits(text) ?? text);
  const first = found.find(({ isFax }) => !isFax);
  const others = found.filter((one) => one !== first && one.number !== first?.number);
  const told = others.map(({ number, isFax }) => leftOut(`${number}${isFax ? ' (fax)' : ''} is left out`));
  if (first) return readAs(first.number, written, ...told, ...rest.map((one) => leftOut(`${quoted(one)} is left out`)));
  if (told.length > 0) return { value: null, remarks: told, problem: null };
  if (isPlaceholder(text)) return placeholder(text);
  return unreadable(`${quoted(written)} is not a telephone number of the US with its area code`);
}

/** `6.175550110E9` and `6,175,550,110` as they were before they counted as a sum; null for a rounded one. */
function counted(text: string): string | null {
  const { sign, power } = POWER.exec(text)?.groups ?? {};
  if (power === undefined) return IN_THOUSANDS.test(text) ? text.replaceAll(',', '') : text.replace(FRACTION, '');
  const digits = text.replace(/e.*/i, '').replace('.', '');
  const length = Number(power) + 1;
  return sign === '' || digits.length === length ? digits.padEnd(length, '0') : null;
}

function numbersIn(written: string): FoundInText {
  const text = REWRITTEN.reduce((before, [pattern, as]) => before.replace(pattern, as), written);
  let end = 0;
  let readTo = 0;
  const between: string[] = [];
  const found = findPhoneNumbersInText(text, 'US').map(({ number, startsAt, endsAt }) => {
    const isFax = FAX_BEFORE.test(text.slice(end, startsAt)) || FAX_AFTER.test(text.slice(endsAt));
    end = endsAt;
    const isOfUs = number.countryCallingCode === '1' && number.isValid();
    if (isOfUs) {
      between.push(text.slice(readTo, startsAt));
      readTo = endsAt;
    }
    const slice = text
      .slice(startsAt, endsAt)
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      .trim();
    const shown = PLAIN.test(slice) ? slice : number.format('NATIONAL');
    return { number: shown, isFax, isOfUs };
  });
  const rest = [...between, text.slice(readTo)].map((one) => one.replace(NOT_TOLD, ''));
  return {
    numbers: found.filter(({ number, isOfUs }) => isOfUs && !isPlaceholder(number)),
    rest: rest.filter((one) => /\d/.test(one)),
  };
}

/** `1-800-LAWYERS` -> `1-800-529-9377`; letters beyond the seventh are not dialled. */
function withDigits(written: string): string | null {
  const [, one = '', area, name = ''] = LETTERS.exec(written.replace(LABEL, '')) ?? [];
  const keys = name.toLowerCase().replace(/[ .-]/g, '').slice(0, LOCAL_DIGITS);
  // One letter among digits is a slip: `555011O` may be meant as a nought.
  if (keys.replace(/\d/g, '').length === 1) return null;
  // `711 or 617-555-0101` holds a whole number.
  if (/\d{7}/.test(name.replace(/[ .-]/g, ''))) return null;
  if (area === undefined || keys.length < LOCAL_DIGITS || /ext|^x/i.test(name)) return null;
  const digits = keys.replace(/[a-z]/g, (letter) => String(KEYS.findIndex((key) => key.includes(letter)) + 2));
  return `${one === '' ? '' : '1-'}${area}-${digits.slice(0, 3)}-${digits.slice(3)}`;
}

/** `000-000-0000`, `555-555-5555` and `123-456-7890` are nobody's. */
function isPlaceholder(written: string): boolean {
  const digits = written.replace(/\D/g, '');
  return /^1?(\d)\1{9}$/.test(digits) || /^1?1234567890$|^1?0123456789$/.test(digits);
}

const placeholder = (written: string): FieldReading => ({
  value: null,
  remarks: [leftOut(`${quoted(written)} is left out: it is nobody's number`)],
  problem: null,
});
