import path from 'node:path';
import {
  CommandFailed,
  complain,
  databaseUrl,
  readConfig,
  runCommand,
  say,
  serviceVariables,
  systemClock,
  withDataSource,
} from '@lawdex/svc-kit';
import { blogPostPath, origin } from '@lawdex/contracts';
import type { DataSource, Repository } from 'typeorm';
import { readCommand, USAGE, type Command } from './authoring/command.ts';
import { readContent } from './authoring/folder/content-folder.ts';
import { problemText, type FileProblem } from './authoring/file-problem.ts';
import { importContent, type ImportedEntry } from './authoring/import-content.ts';
import { listPosts, postState, publish, schedule, unpublish } from './authoring/post-states.ts';
import { SCHEMA } from './database.ts';
import { Post } from './posts/post.entity.ts';
import { PREVIEW_DAY_MS, previewToken } from './preview/preview-token.ts';

const SHOWN_PROBLEMS = 500;

const withDatabase = <T>(work: (db: DataSource) => Promise<T>): Promise<T> =>
  withDataSource({ ...SCHEMA, service: 'blog', url: readConfig({ DATABASE_URL: databaseUrl() }).DATABASE_URL }, work);
const withPosts = <T>(work: (posts: Repository<Post>) => Promise<T>): Promise<T> =>
  withDatabase((db) => work(db.getRepository(Post)));

async function importPosts(command: Extract<Command, { kind: 'import' }>, now: Date): Promise<void> {
  const { path: given, dryRun, isLenient, skipsInvalid, author } = command;
  const shown = (file: string): string => path.relative('.', file) || '.';
  const content = readContent(path.resolve(given), { shown, isLenient, author });
  const options = { now, dryRun, isLenient, skipsInvalid };
  const outcome = await withDatabase((db) => importContent(db, content, options));
  tell(outcome.doubts, 'note: ');
  if (outcome.kind === 'refused') {
    tell(outcome.problems);
    throw new CommandFailed('Nothing was imported.');
  }
  tell(outcome.skipped, 'skipped: ');
  for (const { change, kind, slug } of outcome.things)
    if (change !== 'unchanged') say(`${change.padEnd(8)} ${kind} ${slug}`);
  const count = (change: ImportedEntry['change']): string =>
    `${change} ${outcome.things.filter((thing) => thing.change === change).length}`;
  const counts = `${count('added')}, ${count('changed')}, ${count('unchanged')}`;
  say(dryRun ? `Would be: ${counts}. Nothing was written.` : `Import: ${counts}.`);
}

function tell(problems: readonly FileProblem[], before = ''): void {
  for (const problem of problems.slice(0, SHOWN_PROBLEMS)) complain(before + problemText(problem));
  const more = problems.length - SHOWN_PROBLEMS;
  if (more > 0) complain(`... and ${more} more`);
}

async function previewLink(slug: string, now: Date): Promise<void> {
  const variables = { INTERNAL_TOKEN: serviceVariables.INTERNAL_TOKEN, PUBLIC_ORIGIN: origin('http://localhost:3000') };
  const { INTERNAL_TOKEN, PUBLIC_ORIGIN } = readConfig(variables);
  const state = await withPosts((posts) => postState(posts, slug, now));
  const token = previewToken(INTERNAL_TOKEN, slug, now.getTime() + PREVIEW_DAY_MS);
  say(`${PUBLIC_ORIGIN}${blogPostPath(slug)}?preview=${token}`);
  complain(`The post is ${state}. Who has this link can read it for a day.`);
}

async function list(state: Extract<Command, { kind: 'list' }>['state'], now: Date): Promise<void> {
  const posts = await withPosts((all) => listPosts(all, state, now));
  const width = Math.max(0, ...posts.map(({ slug }) => slug.length));
  for (const { slug, title, state: one, publishedAt } of posts) {
    const date = publishedAt === null ? '' : `${publishedAt.toISOString().slice(0, 16)}Z`;
    say(`${one.padEnd(9)}  ${date.padEnd(17)}  ${slug.padEnd(width)}  ${title}`);
  }
  complain(`${posts.length} ${posts.length === 1 ? 'post' : 'posts'}`);
}

async function obey(command: Command, now: Date): Promise<void> {
  switch (command.kind) {
    case 'import':
      return importPosts(command, now);
    case 'publish': {
      const done = await withPosts((posts) => publish(posts, command.slug, now));
      return say(done === 'published' ? `${command.slug} is published.` : `${command.slug} was published already.`);
    }
    case 'unpublish': {
      const done = await withPosts((posts) => unpublish(posts, command.slug));
      return say(done === 'unpublished' ? `${command.slug} is a draft again.` : `${command.slug} was a draft already.`);
    }
    case 'schedule': {
      await withPosts((posts) => schedule(posts, command.slug, command.at, now));
      return say(`${command.slug} appears at ${command.at.toISOString()}.`);
    }
    case 'list':
      return list(command.state, now);
    case 'preview':
      return previewLink(command.slug, now);
  }
}

runCommand(USAGE, readCommand, (command) => obey(command, systemClock()));
