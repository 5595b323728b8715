import { blogPostPath } from '@lawdex/contracts';
import type { ClientBase } from 'pg';
import type { FileProblem } from './file-problem.ts';
import type { PostFile } from './folder/post-file.ts';
import { TAKEN_ADDRESSES } from './import.sql.ts';

/** Finds old addresses that two posts claim, or at which another post stands. */
export async function clashesOf(client: ClientBase, posts: readonly PostFile[]): Promise<FileProblem[]> {
  const claims = posts.flatMap((post) => post.fields.aliases.map((path) => ({ post, path })));
  if (claims.length === 0) return [];
  const written = posts.map(({ slug }) => slug);
  const { rows } = await client.query<{ path: string; slug: string }>(TAKEN_ADDRESSES, [
    claims.map(({ path }) => path),
    written,
  ]);
  const owners = new Map(rows.map(({ path, slug }) => [path, slug]));
  for (const slug of written) owners.set(blogPostPath(slug), slug);
  return claims.flatMap(({ post, path }) => {
    const owner = owners.get(path) ?? post.slug;
    owners.set(path, owner);
    if (owner === post.slug) return [];
    const problem = `the old address ${path} belongs to the post "${owner}"; remove it from one of them`;
    return [{ file: post.file, line: post.addressLines.get(path) ?? null, problem }];
  });
}
