import type { DataSource } from 'typeorm';
import { readContent } from '../authoring/folder/content-folder.ts';
import { problemText } from '../authoring/file-problem.ts';
import { importContent } from '../authoring/import-content.ts';
import { Post } from '../posts/post.entity.ts';
import { isPublished } from '../published.sql.ts';
import { demoDate } from './demo-date.core.ts';
import VIEWS from './views.json' with { type: 'json' };

export type SeedOutcome = { kind: 'written'; posts: number; authors: number } | { kind: 'not-empty' };

/** Fills an empty blog with the posts that come with the site. */
export async function writeDemoPosts(db: DataSource, folder: string, now: Date): Promise<SeedOutcome> {
  const stored = db.getRepository(Post);
  if (await stored.exists()) return { kind: 'not-empty' };
  const content = readContent(folder);
  const posts = content.posts.map(({ fields: { published, updated, ...fields }, ...post }) => {
    const dates = { published: published && demoDate(published, now), updated: updated && demoDate(updated, now) };
    return { ...post, fields: { ...fields, ...dates } };
  });
  const outcome = await importContent(db, { ...content, posts }, { now });
  if (outcome.kind === 'refused') throw new Error(outcome.problems.map(problemText).join('\n'));
  for (const [slug, viewCount] of Object.entries(VIEWS))
    await stored.update({ slug, ...isPublished(now) }, { viewCount });
  return { kind: 'written', posts: content.posts.length, authors: content.authors.length };
}
