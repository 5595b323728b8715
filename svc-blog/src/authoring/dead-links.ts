import { blogPostPath } from '@lawdex/contracts';
import type { ClientBase } from 'pg';
import { sameAddress } from '../old-addresses/old-address.core.ts';
import type { FileProblem } from './file-problem.ts';
import type { PostFile } from './folder/post-file.ts';
import { KNOWN_ADDRESSES } from './import.sql.ts';

const LINK = /<a href="(\/[^"?#]*)/g;
// Other pages of this site are not known here, but its posts are, and no page ends in .html or .md or begins with a year.
const OF_POSTS = /^\/blog\/(?!category\/|tag\/|author\/)[^/]+$|^\/\d{4}\/|\.(?:html?|md|markdown)$/;

/** Finds links to posts that are neither there nor in these files, and never stood at an address of old. */
export async function deadLinksOf(client: ClientBase, posts: readonly PostFile[]): Promise<FileProblem[]> {
  const links = posts.flatMap(({ file, content }) => linksIn(content).map((path) => ({ file, path })));
  if (links.length === 0) return [];
  const { rows } = await client.query<{ path: string }>(KNOWN_ADDRESSES, [links.map(({ path }) => path)]);
  const known = new Set(rows.map(({ path }) => path));
  for (const { slug, fields } of posts) for (const path of [blogPostPath(slug), ...fields.aliases]) known.add(path);
  return links
    .filter(({ path }) => !known.has(path))
    .map(({ file, path }) => ({ file, line: null, problem: `the link ${path} leads to no post of this site` }));
}

const linksIn = (content: string): string[] => {
  const paths = [...content.matchAll(LINK)].map(([, path = '']) => sameAddress(path)).filter((path) => path !== null);
  return [...new Set(paths)].filter((path) => OF_POSTS.test(path));
};
