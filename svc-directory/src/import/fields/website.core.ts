import hosts from '../../../data/import/hosts-of-others.json' with { type: 'json' };
import { doubtful, leftOut, quoted, readAs, unreadable } from './field-reading.core.ts';
import type { FieldReading, Remark } from './field-reading.core.ts';

const LINK = /href\s*=\s*["']?([^"'\s>]+)|\]\(([^)\s]+)\)/i;
const DIRECTORIES: ReadonlySet<string> = new Set(hosts.directories);
const SITES_OF_FIRMS: ReadonlySet<string> = new Set(hosts['sites of firms']);
const NETWORKS: ReadonlySet<string> = new Set(hosts.networks);
// What counts the visitors of the page that the address comes from.
const COUNTERS = /(?<=[?&])(?:utm_\w+|fbclid|gclid|msclkid|dclid|gbraid|wbraid|y_source)=[^&#]*&?/gi;
const LABEL = /^(?:web ?site|web ?page|web|url|home ?page|site)\s*[:=]\s*(?=\S)/i;
// What stands before the host, with the slips that people make in it, also twice.
const SCHEME = /^(?:h{0,2}t{1,3}ps?\s*(?:[:;]\s*[/\\]{0,3}|[/\\]{2,3}:?)\s*|[/\\]{2})+/i;
// In a path a comma may be a part of the address: only what is plainly another one is taken from it.
const SEPARATOR = /\s+|[,;|](?=\s|https?:|www\.)|(?<=^(?:[^/]*\/\/)?[^/]*)[,;|](?=[^/\s]*\.\p{L}{2,}(?:$|[/,;|\s]))/iu;
const HOST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)$/u;
// Most files have addresses that need no reading.
const PLAIN = /^https?:\/\/(?!www\.[^.]+$)(?:[a-z0-9]+(?:-+[a-z0-9]+)*\.)+[a-z]{2,}(?:\/[\w/-]*)?$/;
// Words with a dot may stand behind an address, too: `St.Louis`.
const PLAINLY_AN_ADDRESS = /^(?:https?:|www\.)|^[^/@]+\.(?:com|org|net|law|legal|us)(?:$|\/)/i;
// Behind www. there is a name, and then a dot.
const HALF_A_HOST = /^www\.[^.]+$/i;
const AROUND_LEFT = /^[\s<("'[]+/;
// A bracket that the address opens is a part of it.
const AROUND_RIGHT = /(?:[\s>"'\].,;]|(?<!\([^()]*)\))+$/;

/** An address of the web. The scheme may be missing; the host must have a dot, and no user. */
export function readWebsite(written: string): FieldReading {
  if (PLAIN.test(written)) return ownSite(written, written, []);
  const [, inTag, inMarkdown] = LINK.exec(written) ?? [];
  const bare = (inTag ?? inMarkdown ?? written).replace(LABEL, '').replace(AROUND_LEFT, '');
  const [first = '', ...others] = bare.replace(SCHEME, (scheme) => scheme.replace(/\s/g, '')).split(SEPARATOR);
  const address = readable(first);
  if (address === null) {
    return unreadable(`${quoted(written)} must be an address of the web, such as https://example.com`);
  }
  const at = isOfADirectory(hostOf(address)) ? others.findIndex(isOwn) : -1;
  const own = at === -1 ? null : readable(others[at] ?? '');
  if (own !== null) {
    const left = [first, ...others.toSpliced(at, 1)].filter((one) => one !== '').join(' ');
    return ownSite(own, written, [leftOut(`${quoted(left)} is left out`)]);
  }
  const rest = others.join(' ').trim();
  return ownSite(address, written, rest === '' ? [] : [leftOut(`${quoted(rest)} is left out`)]);
}

const readable = (text: string): string | null => withoutCounters(addressOf(text.replace(AROUND_RIGHT, '')));

/** Whether what stands behind a page of a directory is plainly another address, and of no directory. */
function isOwn(text: string): boolean {
  const address = PLAINLY_AN_ADDRESS.test(text) ? readable(text) : null;
  return address !== null && !isOfADirectory(hostOf(address));
}

/** A page about a firm in another directory is left out, and the site of a stored firm stays. A page of a network may be all that a firm has, and is a doubt. */
function ownSite(address: string, written: string, told: readonly Remark[]): FieldReading {
  const host = hostOf(address);
  if (isOfADirectory(host)) {
    const text = `${quoted(address)} is left out: it is a page of a directory, and not the firm's own`;
    return { value: undefined, remarks: [leftOut(text), ...told], problem: null };
  }
  const isPage = address.length > address.indexOf(host) + host.length + 1;
  const doubts =
    isPage && NETWORKS.has(domainOf(host))
      ? [doubtful(`${host} is a network: perhaps the page is not the firm's own`)]
      : [];
  return readAs(address, written, ...told, ...doubts);
}

const domainOf = (host: string): string => host.slice(host.lastIndexOf('.', host.lastIndexOf('.') - 1) + 1);
const isOfADirectory = (host: string): boolean => DIRECTORIES.has(domainOf(host)) && !SITES_OF_FIRMS.has(host);

function hostOf(address: string): string {
  const start = address.indexOf('//') + 2;
  const end = address.indexOf('/', start);
  const host = end === -1 ? address.slice(start) : address.slice(start, end);
  return host.includes('?') ? host.slice(0, host.indexOf('?')) : host;
}

const withoutCounters = (address: string | null): string | null =>
  address?.includes('?') ? address.replace(COUNTERS, '').replace(/[?&](?=#|$)/, '') : address;

function addressOf(text: string): string | null {
  const [scheme = ''] = SCHEME.exec(text) ?? [];
  const behind = text.slice(scheme.length);
  const [, host = '', port = '', path = ''] = /^([^/?#:\\]*)(:\d{1,5})?(.*)$/s.exec(behind) ?? [];
  if (!HOST.test(host) || HALF_A_HOST.test(host) || /^[\\:]/.test(path)) return null;
  const isSafe = !/p/i.test(scheme) || /s/i.test(scheme);
  const address = `http${isSafe ? 's' : ''}://${host.toLowerCase()}${port}${path}`;
  return URL.canParse(address) ? address : null;
}
