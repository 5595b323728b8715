import type { DataSource, EntityManager, EntityTarget } from 'typeorm';
import { Author, Category, Tag } from '../posts/archive.entity.ts';
import { clashesOf, withLivingLinks } from './post-addresses.ts';
import type { Content } from './folder/content-folder.ts';
import type { FileProblem } from './file-problem.ts';
import { storedPosts, writePost, writtenPost } from './written-posts.ts';
import { isList, type AuthorEntry, type CategoryEntry, type TagEntry } from './folder/list-files.ts';
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

/** Lets imports take turns until their transaction ends, so that none sees half of another. TypeORM knows no such lock. */
const TAKE_TURN = `select pg_advisory_xact_lock(hashtext('lawdex blog authoring'))`;

/** Adds and updates what is named in one transaction, or nothing when anything is wrong. Triggers tell of it. */
export async function importContent(db: DataSource, content: Content, options: ImportOptions): Promise<ImportOutcome> {
  const runner = db.createQueryRunner();
  await runner.startTransaction();
  try {
    const outcome = await importAll(runner.manager, content, options);
    // A dry run writes everything too, so that PostgreSQL can refuse it as it would in earnest.
    if (!options.dryRun) await runner.commitTransaction();
    return outcome;
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    await runner.release();
  }
}

async function importAll(
  tx: EntityManager,
  content: Content,
  { now, isLenient = false, skipsInvalid = false }: ImportOptions,
): Promise<ImportOutcome> {
  await tx.query(TAKE_TURN);
  const known = await readStored(tx);
  const settled = settleReferences(content, known, isLenient);
  const problems = [...content.problems, ...settled.problems, ...(await clashesOf(tx, settled.posts))];
  const wrong = new Set(problems.map(({ file }) => file));
  const right = settled.posts.filter(({ file }) => !wrong.has(file));
  const isRefused = problems.length > 0 && !(skipsInvalid && problems.every(({ file }) => !isList(file)));
  // A post that is skipped is not there for links; one that is refused will be mended.
  const linked = await withLivingLinks(tx, isRefused ? settled.posts : right, isRefused ? content.slugs : [], now);
  const doubts = [...content.doubts, ...settled.doubts, ...linked.doubts];
  if (isRefused) return { kind: 'refused', problems, doubts };
  const things = await write(tx, { ...content, posts: linked.posts }, known, now);
  return { kind: 'done', things, skipped: problems, doubts };
}

const bySlug = <Entry extends { slug: string }>(entries: readonly Entry[]): Map<string, Entry> =>
  new Map(entries.map((entry) => [entry.slug, entry]));

async function readStored(tx: EntityManager): Promise<StoredContent> {
  const categories = await tx.find(Category, { relations: { parent: true } });
  return {
    authors: bySlug(await tx.find(Author)),
    categories: bySlug(categories.map((category) => ({ ...category, parent: category.parent?.slug ?? null }))),
    tags: bySlug(await tx.find(Tag)),
  };
}

async function write(tx: EntityManager, content: Content, known: StoredContent, now: Date): Promise<ImportedEntry[]> {
  const things: ImportedEntry[] = [];
  const changed = <Entry extends { slug: string }>(
    kind: ImportedEntry['kind'],
    entries: readonly Entry[],
    stored: ReadonlyMap<string, object>,
  ): Entry[] =>
    entries.filter((entry) => {
      const change = changeOf(entry, stored.get(entry.slug));
      things.push({ kind, slug: entry.slug, change });
      return change !== 'unchanged';
    });
  await tx.upsert(Author, changed('author', content.authors, known.authors), ['slug']);
  const categories = changed('category', content.categories, known.categories);
  const named = categories.map(({ parent: _later, ...category }) => category);
  await tx.upsert(Category, named, ['slug']);
  await tx.upsert(Tag, changed('tag', content.tags, known.tags), ['slug']);
  const ids = { author: await idsOf(tx, Author), category: await idsOf(tx, Category), tag: await idsOf(tx, Tag) };
  // Parents are set last, since a list may name a category before its parent.
  for (const { slug, parent } of categories)
    await tx.update(Category, { slug }, { parentId: parent && (ids.category.get(parent) ?? null) });
  const stored = bySlug(await storedPosts(tx, content.posts));
  for (const post of changed('post', content.posts.map(writtenPost), stored))
    await writePost(tx, post, stored.get(post.slug), ids, now);
  return things;
}

/** Ids by slug. */
const idsOf = async (tx: EntityManager, entity: EntityTarget<{ id: string; slug: string }>) =>
  new Map((await tx.find(entity, { select: { id: true, slug: true } })).map(({ id, slug }) => [slug, id]));

type Change = 'added' | 'changed' | 'unchanged';

/** Writes JSON with sorted keys, because PostgreSQL may have changed their order. */
const text = (value: unknown): string =>
  typeof value === 'object' && value !== null && !(value instanceof Date)
    ? JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : JSON.stringify(value);

/** How what is written differs from what is stored. */
function changeOf(written: object, stored: object | undefined): Change {
  if (!stored) return 'added';
  const isSame = ([field, value]: [string, unknown]): boolean =>
    (field === 'updatedAt' && value === null) || text(value) === text(Reflect.get(stored, field));
  return Object.entries(written).every(isSame) ? 'unchanged' : 'changed';
}

/** What the blog holds already, by slug. */
interface StoredContent {
  authors: Map<string, AuthorEntry>;
  categories: Map<string, CategoryEntry>;
  tags: Map<string, TagEntry>;
}

interface Settled {
  posts: PostFile[];
  problems: FileProblem[];
  /** References that were left out. */
  doubts: FileProblem[];
}

/** Finds authors, categories and tags that are not there. Only an author is needed, so others are left out when `isLenient`. */
function settleReferences(content: Content, known: StoredContent, isLenient: boolean): Settled {
  const slugs = (entries: readonly { slug: string }[], stored: ReadonlyMap<string, unknown>): Set<string> =>
    new Set([...stored.keys(), ...entries.map(({ slug }) => slug)]);
  const there = {
    author: slugs(content.authors, known.authors),
    category: slugs(content.categories, known.categories),
    tags: slugs(content.tags, known.tags),
  };
  const problems = [...missingParents(content, there.category), ...cyclesOf(content.categories, known)];
  const doubts: FileProblem[] = [];
  const posts = content.posts.map((post) => {
    const { file, fields, lineOf } = post;
    const isThere = (field: keyof typeof FILES, slug: string): boolean => {
      const isOptional = isLenient && field !== 'author';
      const become = isOptional ? 'it is left out' : `add it to ${FILES[field]}`;
      const problem = `there is no ${field === 'tags' ? 'tag' : field} "${slug}"; ${become}`;
      if (!there[field].has(slug)) (isOptional ? doubts : problems).push({ file, line: lineOf(field), problem });
      return there[field].has(slug);
    };
    isThere('author', fields.author);
    const category = fields.category !== null && isThere('category', fields.category) ? fields.category : null;
    return { ...post, fields: { ...fields, category, tags: fields.tags.filter((tag) => isThere('tags', tag)) } };
  });
  return { posts, problems, doubts };
}

const inCategories = (problem: string): FileProblem => ({ file: 'categories.yaml', line: null, problem });

const missingParents = (content: Content, categories: ReadonlySet<string>): FileProblem[] =>
  content.categories
    .filter(({ parent }) => parent !== null && !categories.has(parent))
    .map(({ slug, parent }) => inCategories(`the parent of "${slug}" is not there: "${parent}"`));

const FILES = { author: 'authors.yaml', category: 'categories.yaml', tags: 'tags.yaml' } as const;

/** Finds categories that contain themselves. */
function cyclesOf(entries: readonly CategoryEntry[], known: StoredContent): FileProblem[] {
  const parents = new Map([...known.categories.values(), ...entries].map(({ slug, parent }) => [slug, parent]));
  const isInCycle = (start: string): boolean => {
    const seen = new Set<string>();
    for (let at = parents.get(start) ?? null; at !== null && !seen.has(at); at = parents.get(at) ?? null) {
      if (at === start) return true;
      seen.add(at);
    }
    return false;
  };
  return entries
    .filter(({ slug }) => isInCycle(slug))
    .map(({ slug }) => inCategories(`"${slug}" is within itself, by its parents`));
}
