import { slugify } from '@lawdex/contracts';

type Reader = (value: unknown) => unknown;

/** Reads a value of another program as ours; undefined when it has no one reading. */
export interface OtherField {
  to: string;
  read: Reader;
}

const text: Reader = (value) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined);

/** A date as Jekyll and Hugo write it. Without a zone it is UTC; without a time it is noon, which is that day in every state. */
export const asDate = (value: unknown): string | undefined => {
  const written =
    /^(\d{4}-\d{2}-\d{2})(?:[T ]+(\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/i;
  const [, day, time = '12:00:00', zone = 'Z'] = written.exec(typeof value === 'string' ? value.trim() : '') ?? [];
  if (day === undefined) return undefined;
  const offset = /^[+-]/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(-2)}` : 'Z';
  return `${day}T${/^\d:/.test(time) ? `0${time}` : time}${offset}`;
};

/** A name as the slug that it has here. */
const asSlug: Reader = (value) => {
  const [first] = Array.isArray(value) ? value : [value];
  const name: unknown = typeof first === 'object' && first !== null ? Reflect.get(first, 'name') : first;
  return typeof name === 'string' && slugify(name) !== '' ? slugify(name) : undefined;
};

const asTags: Reader = (value) => {
  const names = typeof value === 'string' ? value.split(value.includes(',') ? ',' : /\s+/) : value;
  if (!Array.isArray(names)) return undefined;
  const slugs = names.map((name) =>
    typeof name === 'string' || typeof name === 'number' ? slugify(String(name)) : '',
  );
  return [...new Set(slugs.filter(Boolean))];
};

const FLAGS: Readonly<Record<string, boolean>> = { true: true, false: false };
const asFlag = (value: unknown): boolean | undefined => FLAGS[String(value)];
const statusIf =
  (draft: boolean): Reader =>
  (value) => {
    const flag = asFlag(value);
    return flag === undefined ? undefined : flag === draft ? 'draft' : 'published';
  };

/** Readings of our own fields, for values that are not written as they should be. */
export const OWN_READERS: Readonly<Record<string, Reader>> = {
  author: asSlug,
  category: asSlug,
  tags: asTags,
  published: asDate,
  updated: asDate,
};

const same = (names: string, to: string, read: Reader): Record<string, OtherField> =>
  Object.fromEntries(names.split(' ').map((name) => [name, { to, read }]));

/** What fields of Jekyll, Hugo and others are called here. */
export const OTHER_FIELDS: Readonly<Record<string, OtherField>> = {
  ...same('date publishDate publishdate pubDate pubdate published_at', 'published', asDate),
  ...same('lastmod last_modified_at modified updated_at dateModified', 'updated', asDate),
  ...same('summary', 'excerpt', text),
  ...same('authors', 'author', asSlug),
  ...same('categories', 'category', asSlug),
  ...same('tag', 'tags', asTags),
  ...same('draft', 'status', statusIf(true)),
  ...same('cover featured_image feature_image featuredImage thumbnail banner hero og_image', 'image', () => undefined),
};

/** `published: false` of Jekyll. */
export const PUBLISHED_FLAG: OtherField = { to: 'status', read: statusIf(false) };

/** Fields of an old address. */
export const ADDRESS_FIELDS: readonly string[] = ['aliases', 'permalink', 'redirect_from', 'url'];

/** Fields that say how other programs lay out or process a page. */
export const WITHOUT_MEANING: ReadonlySet<string> = new Set(
  (
    'layout type comments toc weight math mathjax katex sitemap share classes header sidebar showtoc ShowToc TocOpen ' +
    'excerpt_separator lang guid id markup linktitle menu feed search pin sticky render_with_liquid'
  ).split(' '),
);
