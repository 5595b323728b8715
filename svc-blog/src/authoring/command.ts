import { command, readArguments, wrong, type ReadCommand } from '@lawdex/svc-kit';
import { readDate } from './front-matter/names.core.ts';
import { POST_STATES, type PostState } from './post-states.ts';

export type Command =
  | { kind: 'import'; path: string; dryRun: boolean; isLenient: boolean; skipsInvalid: boolean; author: string | null }
  | { kind: 'publish' | 'unpublish' | 'preview'; slug: string }
  | { kind: 'schedule'; slug: string; at: Date }
  | { kind: 'list'; state: PostState | null };

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
} as const;

/** The options of each command, and the most words that it takes. */
const COMMANDS: Readonly<Record<string, { options: readonly string[]; words: number }>> = {
  import: { options: ['dry-run', 'lenient', 'skip-invalid', 'author'], words: 1 },
  publish: { options: [], words: 1 },
  unpublish: { options: [], words: 1 },
  preview: { options: [], words: 1 },
  schedule: { options: [], words: 2 },
  list: { options: ['status'], words: 0 },
};

function readList(status: string | undefined): ReadCommand<Command> {
  const state = POST_STATES.find((one) => one === status) ?? null;
  if (status !== undefined && !state) return wrong(`--status is one of ${POST_STATES.join(', ')}.`);
  return command({ kind: 'list', state });
}

/** Reads the command line. */
export const readCommand = (args: string[]): ReadCommand<Command> =>
  readArguments({ args, options: OPTIONS, allowPositionals: true }, ({ values, positionals }): ReadCommand<Command> => {
    const [name = '', ...words] = positionals;
    const [word = '', date = ''] = words;
    const known = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!known) return wrong(`There is no command "${name}".`);
    const odd = Object.keys(values).find((option) => !known.options.includes(option));
    if (odd !== undefined) return wrong(`${name} knows no --${odd}.`);
    if (words.length > known.words)
      return wrong(words.length > 1 ? `${name}: one at a time.` : `${name} takes no name.`);
    const { 'dry-run': dryRun = false, lenient = false, 'skip-invalid': skipsInvalid = false, author = null } = values;
    if (name === 'list') return readList(values.status);
    if (word === '') return wrong(name === 'import' ? 'Which folder or file?' : 'Which post? It takes a slug.');
    if (name === 'import') return command({ kind: name, path: word, dryRun, isLenient: lenient, skipsInvalid, author });
    if (name === 'publish' || name === 'unpublish' || name === 'preview') return command({ kind: name, slug: word });
    const at = readDate(date);
    if (!at) return wrong('When? It takes a date with time and zone, such as 2026-12-01T09:00:00-05:00.');
    return command({ kind: 'schedule', slug: word, at });
  });
