import type { FileProblem } from './file-problem.ts';
import type { Content } from './folder/content-folder.ts';
import type { AuthorEntry, CategoryEntry, TagEntry } from './folder/list-files.ts';
import type { PostFile } from './folder/post-file.ts';

/** What the blog holds already, by slug. */
export interface StoredContent {
  authors: Map<string, AuthorEntry & { id: string }>;
  categories: Map<string, CategoryEntry & { id: string }>;
  tags: Map<string, TagEntry & { id: string }>;
}

export interface Settled {
  posts: PostFile[];
  problems: FileProblem[];
  /** References that were left out. */
  doubts: FileProblem[];
}

/** Finds authors, categories and tags that are not there. Only an author is needed, so others are left out when `isLenient`. */
export function settleReferences(content: Content, known: StoredContent, isLenient: boolean): Settled {
  const slugs = (entries: readonly { slug: string }[], stored: ReadonlyMap<string, unknown>): Set<string> =>
    new Set([...stored.keys(), ...entries.map(({ slug }) => slug)]);
  const authors = slugs(content.authors, known.authors);
  const categories = slugs(content.categories, known.categories);
  const tags = slugs(content.tags, known.tags);
  const problems = [...missingParents(content, categories), ...cyclesOf(content.categories, known)];
  const doubts: FileProblem[] = [];
  const posts = content.posts.map((post) => {
    const { file, fields, lineOf } = post;
    const missing = (field: keyof typeof FILES, slug: string): void => {
      const isOptional = isLenient && field !== 'author';
      const what = `there is no ${field === 'tags' ? 'tag' : field} "${slug}"; `;
      const line = lineOf(field);
      if (isOptional) doubts.push({ file, line, problem: `${what}it is left out` });
      else problems.push({ file, line, problem: `${what}add it to ${FILES[field]}` });
    };
    if (!authors.has(fields.author)) missing('author', fields.author);
    const hasCategory = fields.category === null || categories.has(fields.category);
    if (!hasCategory) missing('category', fields.category ?? '');
    const known = fields.tags.filter((tag) => tags.has(tag));
    for (const tag of fields.tags) if (!tags.has(tag)) missing('tags', tag);
    return { ...post, fields: { ...fields, category: hasCategory ? fields.category : null, tags: known } };
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
