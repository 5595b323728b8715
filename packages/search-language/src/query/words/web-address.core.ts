import { tableWords } from '../../tables/index.ts';

const ADDRESS =
  /(?:https?:\/\/|www\.|mailto:)\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|law|legal|us|biz|info|attorney|lawyer)\b(?:\/\S*)?/gi;
const MAIL_PROVIDERS = tableWords('words/names.txt', 'mail providers');
const PARTS_OF_NAME = /(law)(firm|group|offices?|pc|llc|llp)?$|(legal|attorneys?|lawyers?)$/;

/** Addresses of sites and mailboxes as the names that they hold: `https://adler-law.com/contact` is `adler law contact`. */
export const inWords = (query: string): string => query.replace(ADDRESS, (address) => nameIn(address.toLowerCase()));

function nameIn(address: string): string {
  const [mailbox = '', host] = address.replace(/^mailto:/, '').split('@');
  if (host === undefined) return nameOfSite(mailbox);
  const site = nameOfSite(host);
  return MAIL_PROVIDERS.has(site) ? inParts(mailbox) : site;
}

function nameOfSite(url: string): string {
  const [host = '', ...path] = url
    .replace(/^https?:\/\//, '')
    .replace(/[?#].*$/, '')
    .split('/');
  const labels = host.split('.').slice(0, -1);
  const longest = labels.reduce((best, label) => (label.length > best.length ? label : best), '');
  return [longest, ...path].map(inParts).join(' ').trim();
}

const inParts = (text: string): string =>
  text
    .replace(/\.(?:html?|php|aspx?)$/, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(PARTS_OF_NAME, ' $1 $2 $3')
    .replace(/\s+/g, ' ')
    .trim();
