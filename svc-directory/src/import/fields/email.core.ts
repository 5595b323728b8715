import { leftOut, quoted, readAs, unreadable } from './field-reading.core.ts';
import type { FieldReading } from './field-reading.core.ts';

const BETWEEN = /[\s,;|<>()[\]"]+|mailto:/i;
const ADDRESS = /^[^\s@:\\/']+@(?:[^\s@.:\\/'?]+\.)+[a-z0-9-]{2,}$/i;

/** The first e-mail address of a text: `mailto:` and names may stand around it. */
export function readEmail(written: string): FieldReading {
  const [first, ...others] = new Set(written.split(BETWEEN).filter((word) => ADDRESS.test(word)));
  if (first === undefined) return unreadable(`${quoted(written)} is not an e-mail address`);
  const [local = '', domain = ''] = first.split('@');
  const address = `${local}@${domain.toLowerCase()}`;
  // Capitals of a domain mean nothing, so they are not worth a line.
  const before = written === first ? address : written;
  return readAs(address, before, ...others.map((other) => leftOut(`${other} is left out`)));
}
