import { findPhoneNumbersInText } from 'libphonenumber-js/min';
import { leftOut, quoted, readAs, unreadable, type FieldReading } from './field-reading.core.ts';

const ONE = String.raw`(?:\+?1[ .-]?)?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[ .-]?)[2-9]\d{2}[ .-]?\d{4}`;
/** One number of the US and perhaps its extension, which stays as it is written. */
const PLAIN = new RegExp(`^${ONE}(?:,? (?:x|ext\\.?|extension|press|option) ?\\d{1,6})?$`, 'i');
// How people write what the library does not know of.
const REWRITTEN: readonly (readonly [pattern: RegExp, as: string])[] = [
  // A number of a spreadsheet.
  [/^(\d{10,11})\.0+$/, '$1'],
  [/,? ?\b(?:press|option) ?(?=\d)/gi, ' ext. '],
  // Two numbers with a blank between them.
  [new RegExp(`(?<!\\d)(${ONE}) ?(?=${ONE}(?!\\d))`, 'g'), '$1 | '],
  // The library takes what stands behind a semicolon or a comma for an extension.
  [/[,;](?! ?(?:ext|x|#))/gi, ' | '],
];
// A number for both, as in `Tel/Fax`, is a telephone.
const FAX_BEFORE = /(?<!\b(?:tel|phone)\.? ?[/&+] ?)\b(?:fax|facsimile)[^\d|]*$/i;
const FAX_AFTER = /^ ?(?:\((?:fax|facsimile)\)|(?:fax|facsimile) ?(?:$|[|/]))/i;

/** The first telephone number of the US in a text, whatever stands around it, that is no fax. Other numbers are told. */
export function readPhone(written: string): FieldReading {
  if (PLAIN.test(written)) return readAs(written, written);
  const text = REWRITTEN.reduce((before, [pattern, as]) => before.replace(pattern, as), written).trim();
  let end = 0;
  const found = findPhoneNumbersInText(text, 'US').flatMap(({ number, startsAt, endsAt }) => {
    const isFax = FAX_BEFORE.test(text.slice(end, startsAt)) || FAX_AFTER.test(text.slice(endsAt));
    end = endsAt;
    const slice = text.slice(startsAt, endsAt).trim();
    const shown = PLAIN.test(slice) ? slice : number.format('NATIONAL');
    return number.countryCallingCode === '1' && number.isValid() ? [{ shown, isFax }] : [];
  });
  const first = found.find(({ isFax }) => !isFax);
  const others = found.filter((one) => one !== first && one.shown !== first?.shown);
  const omissions = others.map(({ shown, isFax }) => leftOut(`${shown}${isFax ? ' (fax)' : ''} is left out`));
  if (first) return readAs(first.shown, written, ...omissions);
  if (omissions.length > 0) return { value: null, remarks: omissions, problem: null };
  return unreadable(`${quoted(written)} is not a telephone number of the US with its area code`);
}
