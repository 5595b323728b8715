import { randomUUID } from 'node:crypto';
import { blogPostPath } from '@lawdex/contracts';
import { Any, In, Not, type EntityManager } from 'typeorm';
import { OldAddress } from '../old-addresses/old-address.entity.ts';
import { Post } from '../posts/post.entity.ts';
import { featuredImagePath } from './folder/pictures.ts';
import type { PostFile } from './folder/post-file.ts';

/** All that an author can say about a post, with slugs for its references. `updatedAt` is null when they give no date. */
type WrittenPost = ReturnType<typeof writtenPost>;
type Ids = Record<'author' | 'category' | 'tag', ReadonlyMap<string, string>>;

export function writtenPost({ slug, fields, content, markdown, plainText }: PostFile) {
  const { description, image, imageAlt, published, updated, ...same } = fields;
  return {
    ...same,
    ...{ slug, content, markdown, plainText, metaDescription: description, publishedAt: published, updatedAt: updated },
    featuredImage: image === null ? null : featuredImagePath(image),
    featuredImageAlt: imageAlt,
    tags: [...fields.tags].sort(),
    aliases: fields.aliases.filter((path) => path !== blogPostPath(slug)).sort(),
  };
}

/** The posts with the slugs of these, in the form in which an import writes them. */
export async function storedPosts(tx: EntityManager, of: readonly { slug: string }[]) {
  const where = { slug: Any(of.map(({ slug }) => slug)) };
  const relations = { author: true, category: true, tags: true };
  // Otherwise a text comes once for each tag.
  const posts = await tx.find(Post, { where, relations, relationLoadStrategy: 'query' });
  const addresses = await tx.findBy(OldAddress, { postId: Any(posts.map(({ id }) => id)) });
  return posts.map(({ author, category, tags, ...post }) => ({
    ...post,
    author: author.slug,
    category: category?.slug ?? null,
    tags: tags.map(({ slug }) => slug).sort(),
    aliases: addresses.flatMap(({ postId, path }) => (postId === post.id ? path : [])).sort(),
  }));
}

/** Adds a post, or writes it over the one that is stored. */
export async function writePost(
  tx: EntityManager,
  { author, category, tags, aliases, ...columns }: WrittenPost,
  stored: { id: string; tags: string[] } | undefined,
  ids: Ids,
  now: Date,
): Promise<void> {
  const id = stored?.id ?? randomUUID();
  const categoryId = category && (ids.category.get(category) ?? null);
  // The author's date; else that of publication for a new post, and now for an old one.
  const updatedAt = columns.updatedAt ?? (stored ? now : (columns.publishedAt ?? now));
  await tx.upsert(Post, { ...columns, id, authorId: ids.author.get(author), categoryId, updatedAt }, ['id']);
  const before = stored?.tags ?? [];
  const only = (slugs: readonly string[], others: readonly string[]): string[] =>
    slugs.filter((slug) => !others.includes(slug)).flatMap((slug) => ids.tag.get(slug) ?? []);
  const written = tx.createQueryBuilder().relation(Post, 'tags').of(id);
  await written.addAndRemove(only(tags, before), only(before, tags));
  await tx.delete(OldAddress, { postId: id, path: Not(In(aliases)) });
  const addresses = aliases.map((path) => ({ path, postId: id }));
  await tx.upsert(OldAddress, addresses, ['path']);
}
