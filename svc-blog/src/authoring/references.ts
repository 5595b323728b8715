import type { FileProblem } from './file-problem.ts';
import type { Content } from './folder/content-folder.ts';
import type { AuthorEntry, CategoryEntry, TagEntry } from './folder/list-files.ts';
import type { PostFile } from './folder/post-file.ts';

/** What the blog holds already, by slug. */
export interface StoredContent {
  authors: Map<string, AuthorEntry>;
  categories: Map<string, CategoryEntry>;
  tags: Map<string, TagEntry>;
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
