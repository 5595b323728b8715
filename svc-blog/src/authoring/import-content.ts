import { blogPostPath } from '@lawdex/contracts';
import { inTransaction } from '@lawdex/svc-kit';
import type { ClientBase } from 'pg';
import { clashesOf } from './clashing-addresses.ts';
import { changeOf, updatedAtOf } from './compare-post.core.ts';
import type { Change, StoredPost, WrittenPost } from './compare-post.core.ts';
import { withLivingLinks } from './living-links.ts';
import type { Content } from './folder/content-folder.ts';
import type { FileProblem } from './file-problem.ts';
import { settleReferences } from './references.ts';
import type { StoredContent } from './references.ts';
import * as sql from './import.sql.ts';
import type { CategoryEntry } from './folder/list-files.ts';
import { featuredImagePath } from './folder/pictures.ts';
import { isList } from './folder/list-files.ts';
import type { PostFile } from './folder/post-file.ts';

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
    if (!note('author', slug, listChange(author, known.authors.get(slug)))) continue;
    await client.query(sql.WRITE_AUTHOR, [slug, name, bio, avatar, JSON.stringify(socialLinks), timeZone]);
  }
  await writeCategories(client, content.categories, known, note);
  for (const tag of content.tags) {
    if (!note('tag', tag.slug, listChange(tag, known.tags.get(tag.slug)))) continue;
    await client.query(sql.WRITE_TAG, [tag.slug, tag.name, tag.description]);
  }
  const slugs = content.posts.map(({ slug }) => slug);
  const { rows } = await client.query<StoredPost>(sql.STORED_POSTS, [slugs]);
  const stored = new Map(rows.map((row) => [row.slug, row]));
  for (const file of content.posts) {
    const post = writtenPost(file);
    const before = stored.get(post.slug);
    if (note('post', post.slug, changeOf(post, before))) await writePost(client, post, updatedAtOf(post, before, now));
  }
  return things;
}

async function writeCategories(
  client: ClientBase,
  categories: readonly CategoryEntry[],
  known: StoredContent,
  note: (kind: 'category', slug: string, change: Change) => boolean,
): Promise<void> {
  const ids = new Map([...known.categories].map(([slug, { id }]) => [slug, id]));
  const changed = categories.filter((one) =>
    note('category', one.slug, listChange(one, known.categories.get(one.slug))),
  );
  for (const { slug, name, description } of changed) {
    const { rows } = await client.query<{ id: string }>(sql.WRITE_CATEGORY, [slug, name, description]);
    ids.set(slug, rows[0]?.id ?? '');
  }
  // Parents are set last, since a list may name a category before its parent.
  for (const { slug, parent } of changed) {
    await client.query(sql.WRITE_PARENT, [ids.get(slug), parent === null ? null : ids.get(parent)]);
  }
}

function listChange<Entry extends object>(entry: Entry, stored: (Entry & { id: string }) | undefined): Change {
  if (!stored) return 'added';
  const same = Object.entries(entry).every(([field, value]) => sorted(value) === sorted(Reflect.get(stored, field)));
  return same ? 'unchanged' : 'changed';
}

/** Writes JSON with sorted keys, because PostgreSQL may have changed their order. */
const sorted = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : JSON.stringify(value);

const writtenPost = ({ slug, fields, content, markdown, plainText }: PostFile): WrittenPost => ({
  slug,
  title: fields.title,
  metaDescription: fields.description,
  excerpt: fields.excerpt,
  content,
  markdown,
  plainText,
  featuredImage: fields.image === null ? null : featuredImagePath(fields.image),
  featuredImageAlt: fields.imageAlt,
  author: fields.author,
  category: fields.category,
  status: fields.status,
  publishedAt: fields.published,
  updatedAt: fields.updated,
  practices: fields.practices,
  cities: fields.cities,
  tags: [...fields.tags].sort(),
  aliases: [...fields.aliases].filter((path) => path !== blogPostPath(slug)).sort(),
});

async function writePost(client: ClientBase, post: WrittenPost, updatedAt: Date): Promise<void> {
  const { rows } = await client.query<{ id: string }>(sql.WRITE_POST, [
    ...[post.slug, post.title, post.metaDescription, post.excerpt, post.content, post.markdown, post.plainText],
    ...[
      post.featuredImage,
      post.featuredImageAlt,
      post.status,
      post.author,
      post.category,
      post.publishedAt,
      updatedAt,
    ],
    ...[post.practices, post.cities],
  ]);
  const id = rows[0]?.id;
  await client.query(sql.REMOVE_TAGS, [id, post.tags]);
  await client.query(sql.ADD_TAGS, [id, post.tags]);
  await client.query(sql.REMOVE_ADDRESSES, [id, post.aliases]);
  await client.query(sql.ADD_ADDRESSES, [id, post.aliases]);
}
