import { asDate, timeOf } from './other-dates.core.ts';
import { slugFrom } from '../../post-names/slug-rule.core.ts';

/** `now` decides about fields that hold until a time. */
type Reader = (value: unknown, now: Date) => unknown;

/** Reads a value of another program as ours; undefined when it has no one reading. */
export interface OtherField {
  to: string;
  read: Reader;
}

const text: Reader = (value) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined);

/** Ghost, WordPress and Docusaurus write authors, tags and categories as entries. */
const nameOf = (value: unknown): unknown =>
  isEntry(value) ? (value['name'] ?? value['display_name'] ?? value['label'] ?? value['title']) : value;

const isEntry = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A name as the slug that it has here. */
const asSlug: Reader = (value) => {
  const name = nameOf([value].flat(2)[0]);
  return typeof name === 'string' && slugFrom(name) !== '' ? slugFrom(name) : undefined;
};

const split = (text: string, by: RegExp): string[] => text.split(by).filter((name) => name.trim() !== '');
/** Names of authors or categories in one text are parted by semicolons: `Wills, Trusts & Estates` and `Roe, Jane` are one. */
export const parted = (text: string): string[] => split(text, /;/);
/** The first of several names, in a field that may hold them. */
const asFirstSlug: Reader = (value, now) => asSlug(typeof value === 'string' ? parted(value) : value, now);

export const asTags: Reader = (value) => {
  const names = typeof value === 'string' ? split(value, [/;/, /,/].find((sign) => sign.test(value)) ?? /\s+/) : value;
  if (!Array.isArray(names)) return undefined;
  const slugs = names
    .flat()
    .map(nameOf)
    .map((name) => (typeof name === 'string' || typeof name === 'number' ? slugFrom(String(name)) : ''));
  return [...new Set(slugs.filter(Boolean))];
};

const FLAGS: ReadonlyMap<string, boolean> = new Map(
  Object.entries({
    ...{ true: true, yes: true, on: true, y: true, '1': true },
    ...{ false: false, no: false, off: false, n: false, '0': false },
  }),
);
// Behind ` #` stands a comment, also in fields that are no YAML: one that hides a post must not be passed over for it.
const word = (value: unknown): string =>
  typeof value === 'object'
    ? ''
    : String(value)
        .toLowerCase()
        .replace(/[ \t]#[^]*$/, '')
        .trim();
const asFlag = (value: unknown): boolean | undefined => FLAGS.get(word(value));
/** A value that says neither makes a draft, because nothing may be published that was not meant to be. */
const statusIf =
  (draft: boolean): Reader =>
  (value) =>
    value === null ? undefined : (asFlag(value) ?? draft) === draft ? 'draft' : 'published';
/** A field that hides a post when it says something. */
const hidden: Reader = (value) =>
  value === null || value === '' || asFlag(value) === false || word(value) === 'public' ? undefined : 'draft';

/** Whether a value says that there is no such time. */
export const isNoTime = (value: unknown): boolean =>
  value === null || value === false || (typeof value === 'string' && /^\s*(?:false|none)?\s*$/i.test(value));

/** A post whose time is over, or has an end that nobody can read, is no longer shown, as in Hugo. */
const ended: Reader = (value, now) => {
  if (isNoTime(value) || word(value) === 'never') return undefined;
  return timeOf(value) > now.getTime() ? undefined : 'draft';
};
/** `permalink: false` of Eleventy makes no page. */
const withoutPage: Reader = (value) => (asFlag(value) === false ? 'draft' : undefined);
/** `build: { render: never }` of Hugo makes no page, and `list: never` one that nothing leads to. */
const unbuilt: Reader = (value) =>
  isEntry(value) && [value['render'], value['list']].some((one) => ['never', 'local', 'false'].includes(word(one)))
    ? 'draft'
    : undefined;

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
    ...{ review: 'draft', 'in review': 'draft', wip: 'draft', idea: 'draft', drafts: 'draft' },
    ...{ hidden: 'draft', skip: 'draft', unlisted: 'draft', unpublished: 'draft', archived: 'draft', deleted: 'draft' },
  }),
);
const asState: Reader = (value) => STATES.get(word(value));
/** A state that has no name here is one in which nobody may read the post. */
const otherState: Reader = (value) =>
  value === null || value === '' ? undefined : (STATES.get(word(value)) ?? 'draft');
const FOR_ALL: ReadonlySet<string> = new Set(['all', 'anyone', 'anybody', 'everyone', 'everybody', 'free', 'public']);
/** A field that hides a post from all but some readers. */
const forSome: Reader = (value, now) =>
  hidden(value, now) === undefined || FOR_ALL.has(word(value)) ? undefined : 'draft';
/** A field that names readers in words of any kind hides a post when one of them says that not everybody is meant. */
const forNamed: Reader = (value) =>
  [value]
    .flat()
    .some((one) => /(?<![a-z])(?:paid|members?|subscribers?|private|internal|premium|only)(?![a-z])/i.test(word(one)))
    ? 'draft'
    : undefined;
/** A field that hides a post when it is true, and otherwise may say anything. */
const hiddenIfTrue: Reader = (value) => (asFlag(value) === true ? 'draft' : undefined);

/** Fields that hide a post by what they say, and otherwise mean something else: `state: IL`, `stage: appeal`. */
const MAY_HIDE: ReadonlyMap<string, (value: unknown) => boolean> = new Map([
  ...'live enabled shown released approved'
    .split(' ')
    .map((name) => [name, (value: unknown) => asFlag(value) === false] as const),
  ...'workflow workflowstate poststate publishstate reviewstatus'
    .split(' ')
    .map((name) => [name, (value: unknown) => STATES.get(word(value)) === 'draft'] as const),
  ...['state', 'stage'].map((name) => [name, (value: unknown) => UNFINISHED.has(word(value))] as const),
]);
const UNFINISHED: ReadonlySet<string> = new Set(['draft', 'wip', 'unpublished']);
const HIDES: OtherField = { to: 'status', read: () => 'draft' };
const HIDE_POSTS: ReadonlySet<string> = new Set(['draft', 'drafts', 'private', 'unpublished', 'wip']);
/** The first of all tags or categories in a value that says that nobody may read its posts yet. */
export const hidingName = (value: unknown): string | undefined =>
  [value]
    .flat(3)
    .flatMap((one) => word(nameOf(one)).split(/[;,]/))
    .map(slugFrom)
    .find((slug) => HIDE_POSTS.has(slug));

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

// Until the day in one of these nobody may read a post.
const SHOWN_FROM =
  'publishdate publishat publishon embargo embargountil golive goliveat scheduledat scheduledfor availablefrom validfrom';

/** What fields of Jekyll, Hugo and others are called here, by their plain names. */
const OTHER_FIELDS: Readonly<Record<string, OtherField>> = {
  ...same(
    'date pubdate publishedat pubdatetime datepublished publisheddate publishedon postdate posteddate',
    'published',
    asDate,
  ),
  ...same(SHOWN_FROM, 'published', asDate),
  ...same(
    'lastmod lastmodifiedat modified modifiedat moddate moddatetime modifieddate modifiedtime',
    'updated',
    asDate,
  ),
  ...same('lastupdated lastmodified updatedat updateddate dateupdated datemodified', 'updated', asDate),
  ...same('summary', 'excerpt', text),
  ...same('authors', 'author', asFirstSlug),
  ...same('categories', 'category', asFirstSlug),
  ...same('tag', 'tags', asTags),
  ...same('coveralt coverimagealt featuredimagealt heroimagealt', 'imageAlt', text),
  ...same('draft isdraft archived unpublished', 'status', statusIf(true)),
  ...same('publish public visible listed ispublished ispublic render', 'status', statusIf(false)),
  ...same('poststatus publishstatus publicationstatus', 'status', otherState),
  ...same('private isprivate hidden ishidden unlisted password postpassword visibility headless', 'status', hidden),
  ...same('wip deleted eleventyexcludefromcollections confidential', 'status', hidden),
  ...same('access tier members memberonly membersonly subscribers subscribersonly', 'status', forSome),
  ...same('audience', 'status', forNamed),
  ...same('paid paidonly premium paywall protected restricted', 'status', forSome),
  ...same('hide internal ignore skip exclude disabled removed trashed nopublish donotpublish', 'status', hiddenIfTrue),
  ...same('expirydate expires expiresat expireson expiry expiration expirationdate expiredate', 'status', ended),
  ...same('unpublishdate unpublishat unpublishon validuntil archivedate', 'status', ended),
  ...same('permalink', 'status', withoutPage),
  ...same('build', 'status', unbuilt),
  ...same(
    'cover coverimage featuredimage featureimage heroimage thumbnail banner hero ogimage images',
    'image',
    () => undefined,
  ),
};

/** Programs write one name in many ways: `publishDate`, `publish_date`, `Publish Date`. */
const plainName = (field: string): string => field.toLowerCase().replace(/[\s_-]/g, '');

export function otherField(field: string, value: unknown, given: { status?: unknown } = {}): OtherField | undefined {
  if (field === 'published' && isFlag(value)) return PUBLISHED_FLAG;
  const name = plainName(field);
  // What `state: draft` is the state of is not sure, so that a status in words goes before it.
  if ((name === 'state' || name === 'stage') && asState(given.status, new Date(0)) === 'published') return undefined;
  if (MAY_HIDE.get(name)?.(value)) return HIDES;
  return Object.hasOwn(OTHER_FIELDS, name) ? OTHER_FIELDS[name] : undefined;
}

/** Whether a field holds the day from which a post is shown. */
export const isShownFrom = (field: string): boolean => SHOWN_FROM.split(' ').includes(plainName(field));

/** `published: false` of Jekyll, also as a word. */
const PUBLISHED_FLAG: OtherField = { to: 'status', read: statusIf(false) };

/** Fields of an old address. */
const ADDRESS_FIELDS: readonly string[] = 'aliases permalink redirectfrom url path bloggerorigurl'.split(' ');

/** Whether a field holds old addresses. */
export const isAddress = (field: string, value: unknown): boolean =>
  ADDRESS_FIELDS.includes(plainName(field)) && asFlag(value) !== false;

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
