import { command, readArguments, wrong } from '@lawdex/svc-kit';
import type { ReadCommand } from '@lawdex/svc-kit';
import { readDate } from './front-matter/date.core.ts';
import { POST_STATES } from './post-states.ts';
import type { PostState } from './post-states.ts';

export type Command =
  | { kind: 'import'; path: string; dryRun: boolean; isLenient: boolean; skipsInvalid: boolean; author: string | null }
  | { kind: 'publish' | 'unpublish' | 'preview'; slug: string }
  | { kind: 'schedule'; slug: string; at: Date }
  | { kind: 'list'; state: PostState | null }
  | { kind: 'help' };

export const USAGE = `npm run blog -- <command>

  import <folder|file>               adds or updates posts from .md, .markdown and .html files, all or nothing
    --dry-run                        says what would change, and everything that is wrong
    --lenient                        takes fields of Jekyll and Hugo for ours, leaves out what is not needed and wrong, and says so
    --author <slug>                  the author of posts that name none
    --skip-invalid                   imports the posts that are right, and names the others
  publish <slug>                     shows a post to everybody
  unpublish <slug>                   makes it a draft again
  schedule <slug> <date>             publishes it at a time, such as 2026-12-01T09:00:00-05:00
  list [--status <status>]           draft, scheduled, published, or all of them
  preview <slug>                     prints a link that shows a post for a day, draft or not

How posts are written: docs/BLOG.md`;

interface Given {
  /** Words after the name of the command. */
  words: string[];
  values: {
    'dry-run'?: boolean | undefined;
    lenient?: boolean | undefined;
    'skip-invalid'?: boolean | undefined;
    author?: string | undefined;
    status?: string | undefined;
  };
}

/** A command that takes nothing but the slug of a post. */
const aboutPost = (kind: 'publish' | 'unpublish' | 'preview') => ({
  options: [],
  read: ({ words: [slug, ...others] }: Given): ReadCommand<Command> => {
    if (others.length > 0) return wrong(`${kind}: one at a time.`);
    return !slug ? wrong('Which post? It takes a slug.') : command({ kind, slug });
  },
});

const COMMANDS: Readonly<Record<string, { options: readonly string[]; read(given: Given): ReadCommand<Command> }>> = {
  import: {
    options: ['dry-run', 'lenient', 'skip-invalid', 'author'],
    read: ({ words: [path, ...others], values }) => {
      if (others.length > 0) return wrong('import: one at a time.');
      if (!path) return wrong('Which folder or file?');
      return command({
        kind: 'import',
        path,
        dryRun: values['dry-run'] ?? false,
        isLenient: values.lenient ?? false,
        skipsInvalid: values['skip-invalid'] ?? false,
        author: values.author ?? null,
      });
    },
  },
  publish: aboutPost('publish'),
  unpublish: aboutPost('unpublish'),
  preview: aboutPost('preview'),
  schedule: {
    options: [],
    read: ({ words: [slug, date = '', ...others] }) => {
      if (others.length > 0) return wrong('schedule: one at a time.');
      if (!slug) return wrong('Which post? It takes a slug.');
      const at = readDate(date);
      if (!at) return wrong('When? It takes a date with time and zone, such as 2026-12-01T09:00:00-05:00.');
      return command({ kind: 'schedule', slug, at });
    },
  },
  list: {
    options: ['status'],
    read: ({ words, values: { status } }) => {
      if (words.length > 1) return wrong('list: one at a time.');
      if (words.length > 0) return wrong('list takes no name.');
      const state = POST_STATES.find((one) => one === status) ?? null;
      if (status !== undefined && state === null) return wrong(`--status is one of ${POST_STATES.join(', ')}.`);
      return command({ kind: 'list', state });
    },
  },
};

/** Reads the command line. */
export const readCommand = (args: string[]): ReadCommand<Command> =>
  readArguments(
    {
      args,
      options: {
        'dry-run': { type: 'boolean' },
        lenient: { type: 'boolean' },
        'skip-invalid': { type: 'boolean' },
        author: { type: 'string' },
        status: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
      allowPositionals: true,
    },
    ({ values, positionals: [name, ...words] }) => {
      if (name === undefined || name === 'help' || values.help) return command({ kind: 'help' });
      const known = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
      const odd = Object.keys(values).find((option) => !known?.options.includes(option));
      if (odd !== undefined) return wrong(`${name} knows no --${odd}.`);
      return known ? known.read({ words, values }) : wrong(`There is no command "${name}".`);
    },
  );
