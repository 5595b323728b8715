import { slugFrom } from '../../post-names/post-name.core.ts';
import { distance } from '../../search/nearest-word.core.ts';

/** Reads a value as ours; undefined for one that is not written in the one usual way. */
type Read = (value: unknown) => unknown;

// A value with a key `toString` cannot become text by itself.
const plain = (value: unknown): string => (typeof value === 'object' ? '' : String(value));

const ISO_DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;
const OTHER_DATE = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|UTC|[+-]\d{2}:?\d{2})?)?$/;

/** Answers null for a text that is not a date with time and zone. */
export function readDate(text: string): Date | null {
  const date = new Date(text);
  // JavaScript takes February 30 for March 2.
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number);
  const isOnCalendar = day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
  return ISO_DATE.test(text) && !Number.isNaN(date.getTime()) && isOnCalendar ? date : null;
}

/** A date without a zone is of UTC, and one without a time is noon, which is that day in every state. */
export const asDate: Read = (value) => {
  const [, day, time = '12:00:00', zone = 'Z'] = OTHER_DATE.exec(plain(value)) ?? [];
  const date = `${day}T${time}${zone.replace('UTC', 'Z').replace(/(\d\d)(\d\d)$/, '$1:$2')}`;
  return readDate(date) ? date : undefined;
};

const asText: Read = (value) => (typeof value === 'string' ? value : undefined);
const asSlug: Read = (value) => {
  const [name, ...others] = [value].flat();
  return typeof name === 'string' && others.length === 0 && slugFrom(name) !== '' ? slugFrom(name) : undefined;
};
const asSlugs: Read = (value) => {
  const names: unknown[] = typeof value === 'string' ? value.split(/[,;]/) : [value].flat();
  const slugs = names.map((name) => slugFrom(plain(name)));
  return slugs.every(Boolean) ? [...new Set(slugs)] : undefined;
};
const isTrue = (value: unknown): boolean | undefined =>
  /^(?:true|yes)$/i.test(plain(value)) || (/^(?:false|no)$/i.test(plain(value)) ? false : undefined);
const statusIf =
  (draft: boolean): Read =>
  (value) =>
    isTrue(value) === undefined ? undefined : isTrue(value) === draft ? 'draft' : 'published';
const asStatus: Read = (value) => (value === 'publish' ? 'published' : value);

const each = (names: string, to: string, read: Read) => names.split(' ').map((name) => [name, { to, read }] as const);

/** What fields mean, by their names in small letters without signs: ours, and the usual ones of other programs. */
const FIELDS = new Map([
  ...'title description excerpt image imageAlt practices cities'
    .split(' ')
    .flatMap((name) => each(name.toLowerCase(), name, (v) => v)),
  ...each('summary', 'excerpt', asText),
  ...each('author authors', 'author', asSlug),
  ...each('category categories', 'category', asSlug),
  ...each('tags tag', 'tags', asSlugs),
  ...each('published date pubdate pubdatetime publishdate publishedat datepublished', 'published', asDate),
  ...each('updated lastmod modified moddatetime updatedat lastupdated lastmodified datemodified', 'updated', asDate),
  ...each('status', 'status', asStatus),
  ...each('draft', 'status', statusIf(true)),
  ...each('aliases permalink redirectfrom url path', 'aliases', (v) => v),
  ...each('slug', 'slug', (v) => v),
]);
const PUBLISHED_FLAG = { to: 'status', read: statusIf(false) };

const plainName = (written: string): string => written.toLowerCase().replace(/[\s_-]/g, '');

/** What a field means here. `published: false` of Jekyll is a status. */
export function meaningOf(written: string, value: unknown): { to: string; read: Read } | undefined {
  const name = plainName(written);
  return name === 'published' && isTrue(value) !== undefined ? PUBLISHED_FLAG : FIELDS.get(name);
}

// Names by which programs keep a post from readers, or until some day.
const MAY_HIDE =
  /draft|publi|status|state|stage|visib|hid|priv|passw|protect|restrict|member|subscri|premium|paid|paywall|access|tier|audience|embargo|expir|until|archiv|delet|trash|list|internal|confiden|approv|enabl|disabl|live|wip|releas|schedul|date|time|render|build|headless|exclu|skip|ignore|remov|show/i;

/** Why a field that is none of ours cannot be passed over; null when it can. */
export function whyNeeded(written: string, value: unknown): string | null {
  const near = ['draft', 'date', ...new Set([...FIELDS.values()].map(({ to }) => to))].find(
    (name) => name.length > 3 && distance(plainName(written), name.toLowerCase(), 1) <= 1,
  );
  if (near !== undefined) return `is not a field; did you mean "${near}"?`;
  const names = [written, ...(typeof value === 'object' && value !== null ? Object.keys(value) : [])].join(' ');
  return MAY_HIDE.test(names)
    ? 'may hide the post or date it; write "status: draft" or "status: published", and "published: ...", in its place'
    : null;
}
