import type { DataSource } from 'typeorm';
import { readContent } from '../authoring/folder/content-folder.ts';
import { problemText } from '../authoring/file-problem.ts';
import { importContent } from '../authoring/import-content.ts';
import { Post } from '../posts/post.entity.ts';
import { isPublished } from '../published.sql.ts';
import { demoDate } from './demo-date.core.ts';
import VIEWS from './views.json' with { type: 'json' };

export type SeedOutcome = { kind: 'written'; posts: number; authors: number } | { kind: 'not-empty' };

type DemoPost = ReturnType<typeof readContent>['posts'][number];

const datesOf = (
  { fields: { published, updated } }: DemoPost,
  now: Date,
): Pick<DemoPost['fields'], 'published' | 'updated'> => ({
  published: published && demoDate(published, now),
  updated: updated && demoDate(updated, now),
});

/** Fills an empty blog with the posts that come with the site. */
export async function writeDemoPosts(db: DataSource, folder: string, now: Date): Promise<SeedOutcome> {
  const stored = db.getRepository(Post);
  if (await stored.exists()) return { kind: 'not-empty' };
  const content = readContent(folder);
  const posts = content.posts.map((post) => ({ ...post, fields: { ...post.fields, ...datesOf(post, now) } }));
  const outcome = await importContent(db, { ...content, posts }, { now });
  if (outcome.kind === 'refused') throw new Error(outcome.problems.map(problemText).join('\n'));
  for (const [slug, viewCount] of Object.entries(VIEWS))
    await stored.update({ slug, ...isPublished(now) }, { viewCount });
  return { kind: 'written', posts: content.posts.length, authors: content.authors.length };
}
