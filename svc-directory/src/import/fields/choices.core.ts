import { FEE_BASES } from '@lawdex/contracts';
import kinds from '../../../data/import/kinds.json' with { type: 'json' };
import usZones from '../../../data/places/time-zones.json' with { type: 'json' };
import { asIs, quoted, readAs, unreadable, type FieldReading } from './field-reading.core.ts';

const KINDS: Readonly<Record<string, string>> = kinds.kinds;

/** `Law Firm` and `Firm` -> `law-firm`. */
export function readKind(written: string): FieldReading {
  const kind = written.toLowerCase().replace(/[\s_]+/g, '-');
  return readAs(Object.hasOwn(KINDS, kind) ? (KINDS[kind] ?? kind) : kind, written);
}

/** Capitals of an address mean nothing here. */
export const readSlug = (written: string): FieldReading => readAs(written.toLowerCase(), written);

/** `2` is `$$`, as Google counts. */
export const readPrice = (written: string): FieldReading =>
  readAs(/^[1-4]$/.test(written) ? '$'.repeat(Number(written)) : written, written);

/** `Flat fee; Hourly rate` -> `flat; hourly`. What is no way to charge stays, and is refused later. */
export function readFees(written: string): FieldReading {
  const items = written.split(/\s*[;,|/&]\s*/).filter((item) => item !== '');
  const fees = items.map((item) => FEE_BASES.find((fee) => `${item.toLowerCase()} `.startsWith(`${fee} `)) ?? item);
  return readAs([...new Set(fees)].join('; '), items.join('; '));
}

const ZONES = new Map(usZones.map((zone) => [zone.toLowerCase(), zone]));

/** Takes the name as the IANA writes it. */
export function readTimeZone(written: string): FieldReading {
  const zone = ZONES.get(written.toLowerCase());
  return zone === undefined
    ? unreadable(`${quoted(written)} is not a time zone of the US, such as America/New_York`)
    : asIs(zone);
}
