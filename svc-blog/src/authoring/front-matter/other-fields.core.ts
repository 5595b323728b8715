import { slugify } from '@lawdex/contracts';
import { asDate } from './other-dates.core.ts';

type Reader = (value: unknown) => unknown;

/** Reads a value of another program as ours; undefined when it has no one reading. */
export interface OtherField {
  to: string;
  read: Reader;
}

const text: Reader = (value) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined);

const isEntry = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A name as the slug that it has here. */
const asSlug: Reader = (value) => {
  const [first] = Array.isArray(value) ? value : [value];
  const name: unknown = isEntry(first) ? (first['name'] ?? first['display_name']) : first;
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

const FLAGS: ReadonlyMap<string, boolean> = new Map(
  Object.entries({
    ...{ true: true, yes: true, on: true, y: true, '1': true },
    ...{ false: false, no: false, off: false, n: false, '0': false },
  }),
);
const word = (value: unknown): string => (typeof value === 'object' ? '' : String(value).toLowerCase());
const asFlag = (value: unknown): boolean | undefined => FLAGS.get(word(value));
/** A value that says neither makes a draft, because nothing may be published that was not meant to be. */
const statusIf =
  (draft: boolean): Reader =>
  (value) =>
    value === null ? undefined : (asFlag(value) ?? draft) === draft ? 'draft' : 'published';
/** A field that hides a post when it says something. */
const hidden: Reader = (value) =>
  value === null || value === '' || asFlag(value) === false || word(value) === 'public' ? undefined : 'draft';

const STATES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{
      publish: 'published',
      published: 'published',
      public: 'published',
      future: 'published',
      scheduled: 'published',
    },
    ...{ draft: 'draft', private: 'draft', pending: 'draft', inherit: 'draft', trash: 'draft', 'auto-draft': 'draft' },
  }),
);
const asState: Reader = (value) => STATES.get(word(value));

/** Readings of our own fields, for values that are not written as they should be. */
export const OWN_READERS: Readonly<Record<string, Reader>> = {
  author: asSlug,
  category: asSlug,
  tags: asTags,
  published: asDate,
  updated: asDate,
  status: asState,
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
  ...same('draft isDraft is_draft archived', 'status', statusIf(true)),
  ...same('publish public visible listed', 'status', statusIf(false)),
  ...same('post_status', 'status', asState),
  ...same('private hidden unlisted password visibility', 'status', hidden),
  ...same('cover featured_image feature_image featuredImage thumbnail banner hero og_image', 'image', () => undefined),
};

/** `published: false` of Jekyll, also as a word. */
export const PUBLISHED_FLAG: OtherField = { to: 'status', read: statusIf(false) };

/** Fields of an old address. */
export const ADDRESS_FIELDS: readonly string[] = 'aliases permalink redirect_from url path blogger_orig_url'.split(' ');

/** Values of `permalink` in Jekyll that are no addresses but ways to make them. */
export const PERMALINK_STYLES: ReadonlySet<unknown> = new Set(['pretty', 'date', 'ordinal', 'weekdate', 'none']);

/** Whether a value is that of `published` in Jekyll. */
export const isFlag = (value: unknown): boolean => typeof value !== 'number' && asFlag(value) !== undefined;

/** Fields that say how other programs lay out or process a page. */
export const WITHOUT_MEANING: ReadonlySet<string> = new Set(
  (
    'layout type comments toc weight math mathjax katex sitemap share classes header sidebar showtoc ShowToc TocOpen ' +
    'excerpt_separator lang guid id markup linktitle menu feed search pin sticky render_with_liquid'
  ).split(' '),
);
