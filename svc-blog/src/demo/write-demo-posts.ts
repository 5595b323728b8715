import type { ClientBase } from 'pg';
import { readContent } from '../authoring/content-folder.ts';
import { problemText } from '../authoring/file-problem.ts';
import { importContent } from '../authoring/import-content.ts';

import { demoDate } from './demo-date.core.ts';

export type SeedOutcome = { kind: 'written'; posts: number; authors: number } | { kind: 'not-empty' };

type Post = ReturnType<typeof readContent>['posts'][number];

const datesOf = (
  { fields: { published, updated } }: Post,
  now: Date,
): Pick<Post['fields'], 'published' | 'updated'> => ({
  published: published && demoDate(published, now),
  updated: updated && demoDate(updated, now),
});

/** Fills an empty blog with the posts that come with the site. */
export async function writeDemoPosts(client: ClientBase, folder: string, now: Date): Promise<SeedOutcome> {
  const { rowCount } = await client.query('select from blog_posts limit 1');
  if (rowCount) return { kind: 'not-empty' };
  const content = readContent(folder);
  const posts = content.posts.map((post) => ({ ...post, fields: { ...post.fields, ...datesOf(post, now) } }));
  const outcome = await importContent(client, { ...content, posts }, { now });
  if (outcome.kind === 'refused') throw new Error(outcome.problems.map(problemText).join('\n'));
  return { kind: 'written', posts: content.posts.length, authors: content.authors.length };
}
