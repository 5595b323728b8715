import { asIs, leftOut, quoted, readAs, unreadable } from './field-reading.core.ts';
import type { FieldReading } from './field-reading.core.ts';

const ADDRESS = /[^\s@,;:<>()[\]"'\\/|]+@(?:[^\s@.,;:<>()[\]"'\\/|?]+\.)+[a-z0-9-]{2,}/gi;
const HIDDEN = [
  [/\s*[([{]\s*at\s*[)\]}]\s*|\s+at\s+(?=\S+\s*(?:[([{]\s*dot\s*[)\]}]|\s+dot\s+))/gi, '@'],
  [/\s*[([{]\s*dot\s*[)\]}]\s*|\s+dot\s+/gi, '.'],
  [/\s*@\s*/g, '@'],
] as const;

// Most files have addresses that need no reading.
const PLAIN = /^[\w.+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}$/;

/** The first e-mail address of a text: `mailto:` links, names around it and addresses hidden from robots have one reading. */
export function readEmail(written: string): FieldReading {
  if (PLAIN.test(written)) return asIs(written);
  const shown = HIDDEN.reduce((text, [pattern, sign]) => text.replace(pattern, sign), written);
  const [first, ...others] = [...shown.matchAll(ADDRESS)].map(([address]) => address);
  if (first === undefined) return unreadable(`${quoted(written)} is not an e-mail address`);
  const [local = '', domain = ''] = first.split('@');
  const address = `${local}@${domain.toLowerCase()}`;
  const more = others.filter((other) => other.toLowerCase() !== first.toLowerCase());
  // Capitals of a domain mean nothing, so they are not worth a line.
  return readAs(
    address,
    written === first ? address : written,
    ...more.map((other) => leftOut(`${other} is left out`)),
  );
}
