import { blogPostPath } from '@lawdex/contracts';
import { inTransaction } from '@lawdex/svc-kit';
import type { ClientBase } from 'pg';
import { clashesOf, withLivingLinks } from './post-addresses.ts';
import type { Content } from './folder/content-folder.ts';
import type { FileProblem } from './file-problem.ts';
import { settleReferences } from './references.ts';
import type { StoredContent } from './references.ts';
import * as sql from './import.sql.ts';
import { featuredImagePath } from './folder/pictures.ts';
import { isList } from './folder/list-files.ts';
import type { PostFile } from './folder/post-file.ts';
import type { PostFields } from './front-matter/post-fields.ts';

export interface ImportOptions {
  now: Date;
  /** Reports the changes without making them. */
  dryRun?: boolean;
  /** Leaves out of a post what is wrong and not needed. */
  isLenient?: boolean;
  /** Leaves out posts that are wrong, and imports the others. */
  skipsInvalid?: boolean;
}

export interface ImportedEntry {
  kind: 'author' | 'category' | 'tag' | 'post';
  slug: string;
  change: Change;
}

/** `doubts` are told either way. */
export type ImportOutcome =
  | { kind: 'refused'; problems: FileProblem[]; doubts: FileProblem[] }
  | { kind: 'done'; things: ImportedEntry[]; skipped: FileProblem[]; doubts: FileProblem[] };

/**
 * Adds and updates authors, categories, tags and posts in one transaction, or nothing when anything is wrong. Content
 * that is not named stays. Triggers change versions, search words and outbox.
 */
export async function importContent(
  client: ClientBase,
  content: Content,
  options: ImportOptions,
): Promise<ImportOutcome> {
  const { now, dryRun, isLenient = false, skipsInvalid = false } = options;
  const importAll = async (): Promise<ImportOutcome> => {
    await client.query(sql.TAKE_TURN);
    const known = await readStored(client);
    const settled = settleReferences(content, known, isLenient);
    const problems = [...content.problems, ...settled.problems, ...(await clashesOf(client, settled.posts))];
    const wrong = new Set(problems.map(({ file }) => file));
    const right = settled.posts.filter(({ file }) => !wrong.has(file));
    const isRefused = problems.length > 0 && !(skipsInvalid && problems.every(({ file }) => !isList(file)));
    // A post that is skipped is not there for links; one that is refused will be mended.
    const linked = await withLivingLinks(
      client,
      isRefused ? settled.posts : right,
      isRefused ? content.slugs : [],
      now,
    );
    const doubts = [...content.doubts, ...settled.doubts, ...linked.doubts];
    if (isRefused) return { kind: 'refused', problems, doubts };
    const things = await write(client, { ...content, posts: linked.posts }, known, now);
    return { kind: 'done', things, skipped: problems, doubts };
  };
  // A dry run writes everything too, so that PostgreSQL can refuse it as it would in earnest.
  return inTransaction(client, importAll, ({ kind }) => kind === 'done' && !dryRun);
}

async function readStored(client: ClientBase): Promise<StoredContent> {
  const bySlug = async <Row extends { slug: string }>(statement: string): Promise<Map<string, Row>> =>
    new Map((await client.query<Row>(statement)).rows.map((row) => [row.slug, row]));
  return {
    authors: await bySlug(sql.KNOWN_AUTHORS),
    categories: await bySlug(sql.KNOWN_CATEGORIES),
    tags: await bySlug(sql.KNOWN_TAGS),
  };
}

async function write(client: ClientBase, content: Content, known: StoredContent, now: Date): Promise<ImportedEntry[]> {
  const things: ImportedEntry[] = [];
  const note = (kind: ImportedEntry['kind'], slug: string, change: Change): boolean => {
    things.push({ kind, slug, change });
    return change !== 'unchanged';
  };
  for (const author of content.authors) {
    const { slug, name, bio, avatar, socialLinks, timeZone } = author;
    if (!note('author', slug, changeOf(author, known.authors.get(slug)))) continue;
    await client.query(sql.WRITE_AUTHOR, [slug, name, bio, avatar, JSON.stringify(socialLinks), timeZone]);
  }
  const categories = content.categories.filter((one) =>
    note('category', one.slug, changeOf(one, known.categories.get(one.slug))),
  );
  for (const { slug, name, description } of categories)
    await client.query(sql.WRITE_CATEGORY, [slug, name, description]);
  // Parents are set last, since a list may name a category before its parent.
  for (const { slug, parent } of categories) await client.query(sql.WRITE_PARENT, [slug, parent]);
  for (const tag of content.tags) {
    if (!note('tag', tag.slug, changeOf(tag, known.tags.get(tag.slug)))) continue;
    await client.query(sql.WRITE_TAG, [tag.slug, tag.name, tag.description]);
  }
  const slugs = content.posts.map(({ slug }) => slug);
  const { rows } = await client.query<WrittenPost>(sql.STORED_POSTS, [slugs]);
  const stored = new Map(rows.map((row) => [row.slug, row]));
  for (const file of content.posts) {
    const post = writtenPost(file);
    const before = stored.get(post.slug);
    if (note('post', post.slug, changeOf(post, before))) await writePost(client, post, updatedAtOf(post, before, now));
  }
  return things;
}

const writtenPost = ({ slug, fields, content, markdown, plainText }: PostFile): WrittenPost => ({
  ...fields,
  ...{ slug, content, markdown, plainText },
  image: fields.image === null ? null : featuredImagePath(fields.image),
  tags: [...fields.tags].sort(),
  aliases: fields.aliases.filter((path) => path !== blogPostPath(slug)).sort(),
});

async function writePost(client: ClientBase, post: WrittenPost, updatedAt: Date): Promise<void> {
  const { slug, title, description, excerpt, content, markdown, plainText, image, imageAlt, tags, aliases } = post;
  const { status, author, category, published, practices, cities } = post;
  const { rows } = await client.query<{ id: string }>(sql.WRITE_POST, [
    ...[slug, title, description, excerpt, content, markdown, plainText, image, imageAlt],
    ...[status, author, category, published, updatedAt, practices, cities],
  ]);
  const id = rows[0]?.id;
  await client.query(sql.REMOVE_TAGS, [id, tags]);
  await client.query(sql.ADD_TAGS, [id, tags]);
  await client.query(sql.REMOVE_ADDRESSES, [id, aliases]);
  await client.query(sql.ADD_ADDRESSES, [id, aliases]);
}

/** All that an author can say about a post, with slugs for its references. Their date of the last change is null when they give none. */
interface WrittenPost extends PostFields {
  slug: string;
  content: string;
  markdown: string | null;
  plainText: string;
}

type Change = 'added' | 'changed' | 'unchanged';

/** Writes JSON with sorted keys, because PostgreSQL may have changed their order. */
const text = (value: unknown): string =>
  typeof value === 'object' && value !== null && !(value instanceof Date)
    ? JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : JSON.stringify(value);

/** How what is written differs from what is stored. */
function changeOf<Entry extends object>(written: Entry, stored: Entry | undefined): Change {
  if (!stored) return 'added';
  const isSame = ([field, value]: [string, unknown]): boolean =>
    (field === 'updated' && value === null) || text(value) === text(Reflect.get(stored, field));
  return Object.entries(written).every(isSame) ? 'unchanged' : 'changed';
}

/** The author's date of the last change; else that of publication for a new post, and now for an old one. */
const updatedAtOf = ({ updated, published }: WrittenPost, stored: WrittenPost | undefined, now: Date): Date =>
  updated ?? (stored ? now : (published ?? now));
