import hosts from '../../../data/import/hosts-of-others.json' with { type: 'json' };
import { doubtful, leftOut, quoted, readAs, unreadable, type FieldReading } from './field-reading.core.ts';

const DIRECTORIES: ReadonlySet<string> = new Set(hosts.directories);
const SITES_OF_FIRMS: ReadonlySet<string> = new Set(hosts['sites of firms']);
const NETWORKS: ReadonlySet<string> = new Set(hosts.networks);
const BETWEEN = /\s*[;|]\s*|,?\s+/;
const PARTS = /^(https?:\/\/)?([^/?#:]*)(.*)$/i;
const HOST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)$/u;
// Behind www. there is a name, and then a dot.
const HALF_A_HOST = /^www\.[^.]+$/;

interface Site {
  address: string;
  host: string;
}

/** An address of the web. The scheme may be missing; the host must have a dot, and no user. Of several, the first that is no page of a directory. */
export function readWebsite(written: string): FieldReading {
  const parts = written.split(BETWEEN).filter((part) => part !== '');
  const sites = parts.map(siteOf);
  const [first] = sites;
  if (!first) return unreadable(`${quoted(written)} must be an address of the web, such as https://example.com`);
  const own = sites.find((site) => site !== null && !isOfADirectory(site.host));
  const rest = parts.filter((_part, at) => sites[at] !== (own ?? first)).join(' ');
  const omissions = rest === '' ? [] : [leftOut(`${quoted(rest)} is left out`)];
  // The site of a stored firm stays.
  if (!own) {
    const text = `${quoted(first.address)} is left out: it is a page of a directory, and not the firm's own`;
    return { value: undefined, remarks: [leftOut(text), ...omissions], problem: null };
  }
  const isNetwork = NETWORKS.has(domainOf(own.host));
  const doubts = isNetwork ? [doubtful(`${own.host} is a network: perhaps the page is not the firm's own`)] : [];
  return readAs(own.address, written, ...omissions, ...doubts);
}

function siteOf(text: string): Site | null {
  const [, scheme = 'https://', written = '', path = ''] = PARTS.exec(text) ?? [];
  const host = written.toLowerCase();
  const address = `${scheme.toLowerCase()}${host}${path}`;
  if (!HOST.test(host) || HALF_A_HOST.test(host) || path.startsWith('\\') || !URL.canParse(address)) return null;
  return new URL(address).username === '' ? { address, host } : null;
}

const domainOf = (host: string): string => host.slice(host.lastIndexOf('.', host.lastIndexOf('.') - 1) + 1);
const isOfADirectory = (host: string): boolean => DIRECTORIES.has(domainOf(host)) && !SITES_OF_FIRMS.has(host);

const BETWEEN_ADDRESSES = /[\s,;|<>()[\]"]+|mailto:/i;
const ADDRESS = /^[^\s@:\\/']+@(?:[^\s@.:\\/'?]+\.)+[a-z0-9-]{2,}$/i;

/** The first e-mail address of a text: `mailto:` and names may stand around it. */
export function readEmail(written: string): FieldReading {
  const [first, ...others] = new Set(written.split(BETWEEN_ADDRESSES).filter((word) => ADDRESS.test(word)));
  if (first === undefined) return unreadable(`${quoted(written)} is not an e-mail address`);
  const [local = '', domain = ''] = first.split('@');
  const address = `${local}@${domain.toLowerCase()}`;
  // Capitals of a domain mean nothing, so they are not worth a line.
  const before = written === first ? address : written;
  return readAs(address, before, ...others.map((other) => leftOut(`${other} is left out`)));
}
