import type { parseArgs } from 'node:util';
import { command, readArguments, wrong } from '@lawdex/svc-kit';
import type { ReadCommand } from '@lawdex/svc-kit';
import { readDate } from './front-matter/names.core.ts';
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

const OPTIONS = {
  'dry-run': { type: 'boolean' },
  lenient: { type: 'boolean' },
  'skip-invalid': { type: 'boolean' },
  author: { type: 'string' },
  status: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];
type Read = (values: Values, word: string, date: string) => ReadCommand<Command>;

const aboutPost =
  (kind: 'publish' | 'unpublish' | 'preview'): Read =>
  (_values, slug) =>
    slug ? command({ kind, slug }) : wrong('Which post? It takes a slug.');

const readImport: Read = ({ 'dry-run': dryRun = false, lenient, 'skip-invalid': skips, author = null }, path) =>
  path
    ? command({ kind: 'import', path, dryRun, isLenient: lenient ?? false, skipsInvalid: skips ?? false, author })
    : wrong('Which folder or file?');

const readSchedule: Read = (_values, slug, date) => {
  const at = readDate(date);
  if (!slug) return wrong('Which post? It takes a slug.');
  if (!at) return wrong('When? It takes a date with time and zone, such as 2026-12-01T09:00:00-05:00.');
  return command({ kind: 'schedule', slug, at });
};

const readList: Read = ({ status }) => {
  const state = POST_STATES.find((one) => one === status) ?? null;
  return status === undefined || state
    ? command({ kind: 'list', state })
    : wrong(`--status is one of ${POST_STATES.join(', ')}.`);
};

/** What each command reads, its options, and the most words that it takes. */
const COMMANDS: Readonly<Record<string, { read: Read; options: readonly string[]; words: number }>> = {
  import: { read: readImport, options: ['dry-run', 'lenient', 'skip-invalid', 'author'], words: 1 },
  publish: { read: aboutPost('publish'), options: [], words: 1 },
  unpublish: { read: aboutPost('unpublish'), options: [], words: 1 },
  preview: { read: aboutPost('preview'), options: [], words: 1 },
  schedule: { read: readSchedule, options: [], words: 2 },
  list: { read: readList, options: ['status'], words: 0 },
};

/** Reads the command line. */
export const readCommand = (args: string[]): ReadCommand<Command> =>
  readArguments({ args, options: OPTIONS, allowPositionals: true }, (given): ReadCommand<Command> => {
    const {
      values,
      positionals: [name, ...words],
    } = given;
    if (name === undefined || name === 'help' || values.help) return command({ kind: 'help' });
    const known = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    const odd = Object.keys(values).find((option) => !known?.options.includes(option));
    if (odd !== undefined) return wrong(`${name} knows no --${odd}.`);
    if (!known) return wrong(`There is no command "${name}".`);
    if (words.length > known.words)
      return wrong(words.length > 1 ? `${name}: one at a time.` : `${name} takes no name.`);
    return known.read(values, words[0] ?? '', words[1] ?? '');
  });
