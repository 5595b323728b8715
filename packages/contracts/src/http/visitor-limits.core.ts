import { described, flag, integer, variable, type ConfigOf, type Variable } from '../processes/environment.core.ts';

/** Addresses by their first `prefix` bits. */
export interface AddressRange {
  address: string;
  family: 'ipv4' | 'ipv6';
  prefix: number;
}

/** Comma-separated addresses and ranges (10.0.0.0/8); none unless told. */
export const addressRanges = (): Variable<AddressRange[]> =>
  variable(
    {
      expected: 'addresses or ranges such as 10.0.0.7 or 10.0.0.0/8, separated by commas',
      parse: (raw) => {
        const ranges = raw.split(',').map((part) => rangeOf(part.trim()));
        return ranges.every((range) => range !== null) ? ranges : undefined;
      },
    },
    [],
  );

function rangeOf(text: string): AddressRange | null {
  // An IPv4 address may be written as sockets of both families name it.
  const [address = '', prefix, ...more] = text.replace(/^::ffff:(?=\d+\.)/i, '').split('/');
  const family = familyOf(address);
  if (family === null || more.length > 0) return null;
  const bits = family === 'ipv4' ? 32 : 128;
  if (prefix === undefined) return { address, family, prefix: bits };
  // With a range of all addresses, the site would believe any address that a visitor claims to have.
  const isPrefix = /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits;
  return isPrefix ? { address, family, prefix: Number(prefix) } : null;
}

/** The usual spelling of IPv4 is read, which is its normal form too. */
function familyOf(address: string): AddressRange['family'] | null {
  if (/^[\d.]+$/.test(address)) return hostnameOf(address) === address ? 'ipv4' : null;
  return /^[\da-f:.]+$/i.test(address) && hostnameOf(`[${address}]`) !== null ? 'ipv6' : null;
}

const hostnameOf = (host: string): string | null =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : null;

const most = (fallback: number): Variable<number> => integer({ min: 1, max: 1_000_000_000, fallback });

/**
 * Variables for the limits of one visitor, and for how a visitor is recognised. The shell reads them; npm start checks them and
 * passes them on.
 */
export const VISITOR_LIMITS = {
  TRUSTED_PROXIES: described('From these alone `X-Forwarded-For` is believed.', addressRanges()),
  MAX_CONNECTIONS: described("Connections at one time; below the system's limit of open files.", most(10_000)),
  MAX_CONNECTIONS_PER_VISITOR: described('Of them, from one address that is no proxy.', most(400)),
  MAX_REQUESTS_PER_VISITOR: described('Pages, searches and reads of the API in 10 seconds.', most(300)),
  MAX_FILES_PER_VISITOR: described('Scripts, stylesheets, fonts and images of releases in 10 seconds.', most(3_000)),
  MAX_WRITES_PER_VISITOR: described('Reviews in an hour, also refused ones.', most(20)),
  MAX_WRITES_PER_VISITOR_AND_TARGET: described('Of them, of one business.', most(10)),
  HSTS_SUBDOMAINS: described("Strict-Transport-Security speaks for the hosts below the site's own too.", flag(false)),
};

export type VisitorLimits = ConfigOf<typeof VISITOR_LIMITS>;
