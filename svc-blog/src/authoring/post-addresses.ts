import { BLOG_PATH, blogPostPath } from '@lawdex/contracts';
import { Any, type EntityManager } from 'typeorm';
import { shown, WORDS } from '../article/addresses.core.ts';
import { withoutLinks } from '../article/links.core.ts';
import { isOfSite, sameAddress } from '../old-addresses/old-address.core.ts';
import { OldAddress } from '../old-addresses/old-address.entity.ts';
import { Post } from '../posts/post.entity.ts';
import type { FileProblem } from './file-problem.ts';
import type { PostFile } from './folder/post-file.ts';

/** The time in milliseconds from which readers see a post. */
const shownFrom = (status: Post['status'], published: Date | null): number =>
  status === 'draft' || published === null ? Infinity : published.getTime();

// Pages of one word, such as /tax-law-boston, are not known here. None ends in .html or .md.
const MAY_BE_A_PAGE = /^\/[^/]+(?<!\.(?:html?|md|markdown))$/;

const POSTS = `${BLOG_PATH}/`;
const SHOWN = { slug: true, status: true, publishedAt: true };

/** Posts that once stood at one of these paths, then those that stand there now. */
async function postsAt(tx: EntityManager, paths: readonly string[]): Promise<{ path: string; post: Post }[]> {
  const slugs = paths.filter((path) => path.startsWith(POSTS)).map((path) => path.slice(POSTS.length));
  const select = { path: true, post: SHOWN };
  const old = await tx.find(OldAddress, { where: { path: Any(paths) }, relations: { post: true }, select });
  const now = await tx.find(Post, { where: { slug: Any(slugs) }, select: SHOWN });
  return [...old, ...now.map((post) => ({ path: POSTS + post.slug, post }))];
}

/** Puts words in the place of links to posts that are neither there nor among these or `others`, and never stood at an address of old. */
export async function withLivingLinks(
  tx: EntityManager,
  posts: readonly PostFile[],
  others: readonly string[],
  now: Date,
): Promise<{ posts: PostFile[]; doubts: FileProblem[] }> {
  const paths = posts.flatMap(({ links }) => links.map(({ href }) => pathOf(href))).filter((path) => path !== null);
  const there = await postsAt(tx, [...new Set(paths)]);
  const known = new Map(there.map(({ path, post }) => [path, shownFrom(post.status, post.publishedAt)]));
  for (const slug of others) known.set(blogPostPath(slug), 0);
  for (const { slug, fields } of posts)
    for (const path of [blogPostPath(slug), ...fields.aliases])
      known.set(path, shownFrom(fields.status, fields.published));
  const isDead = (href: string): boolean => {
    const path = pathOf(href);
    return path !== null && !known.has(path) && !MAY_BE_A_PAGE.test(path);
  };
  const doubts = posts.flatMap(({ file, links, fields }) =>
    links.flatMap(({ line, written, href }) => {
      const from = known.get(pathOf(href) ?? '') ?? 0;
      const isEarly = shownFrom(fields.status, fields.published) < from && from > now.getTime();
      const until = from === Infinity ? 'it is published' : new Date(from).toISOString();
      const early = isEarly ? `leads to a post that nobody sees until ${until}` : null;
      const why = isDead(href) ? `leads to no post of this site; ${WORDS}` : early;
      return why === null ? [] : [{ file, line, problem: `the link ${shown(written)} ${why}` }];
    }),
  );
  return { posts: posts.map((post) => ({ ...post, content: withoutLinks(post.content, isDead) })), doubts };
}

/** The path to which a link leads, unless it is one of this site's other pages. */
function pathOf(href: string): string | null {
  const path = sameAddress(href.replace(/[?#].*/, ''));
  return path === null || isOfSite(path) ? null : path;
}

/** Finds old addresses that two posts claim, or at which another post stands. */
export async function clashesOf(tx: EntityManager, posts: readonly PostFile[]): Promise<FileProblem[]> {
  const claims = posts.flatMap((post) => post.fields.aliases.map((path) => ({ post, path })));
  if (claims.length === 0) return [];
  const written = new Set(posts.map(({ slug }) => slug));
  const paths = claims.map(({ path }) => path);
  const taken = await postsAt(tx, paths);
  // Posts that are written anew give up old addresses that they do not name again.
  const others = taken.filter(({ post }) => !written.has(post.slug));
  const owners = new Map(others.map(({ path, post }) => [path, post.slug]));
  for (const slug of written) owners.set(blogPostPath(slug), slug);
  return claims.flatMap(({ post, path }) => {
    const owner = owners.get(path) ?? post.slug;
    owners.set(path, owner);
    if (owner === post.slug) return [];
    const problem = `the old address ${path} belongs to the post "${owner}"; remove it from one of them`;
    return [{ file: post.file, line: post.addressLines.get(path) ?? null, problem }];
  });
}
