import type { ClientBase } from 'pg';
import { readContent } from '../authoring/folder/content-folder.ts';
import { problemText } from '../authoring/file-problem.ts';
import { importContent } from '../authoring/import-content.ts';
import { demoDate } from './demo-date.core.ts';
import VIEWS from './views.json' with { type: 'json' };

const WRITE_VIEWS = `
  update blog_posts p set view_count = v.views from unnest($1::text[], $2::int[]) v (slug, views)
  where p.slug = v.slug and p.status = 'published' and p.published_at <= $3`;

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
  await client.query(WRITE_VIEWS, [Object.keys(VIEWS), Object.values(VIEWS), now]);
  return { kind: 'written', posts: content.posts.length, authors: content.authors.length };
}
