import { parseArgs } from 'node:util';
import { isAboutArguments } from '@lawdex/svc-kit';
import { readDate } from './post-fields.ts';
import { POST_STATES } from './post-states.ts';
import type { PostState } from './post-states.ts';

export type Command =
  | { kind: 'import'; path: string; dryRun: boolean }
  | { kind: 'publish' | 'unpublish' | 'preview'; slug: string }
  | { kind: 'schedule'; slug: string; at: Date }
  | { kind: 'list'; state: PostState | null }
  | { kind: 'help' };

export type ReadCommand = { kind: 'command'; command: Command } | { kind: 'wrong'; problem: string };

export const USAGE = `npm run blog -- <command>

  import <folder|file> [--dry-run]   adds or updates posts from .md and .html files, all or nothing
  publish <slug>                     shows a post to everybody
  unpublish <slug>                   makes it a draft again
  schedule <slug> <date>             publishes it at a time, such as 2026-12-01T09:00:00-05:00
  list [--status <status>]           draft, scheduled, published, or all of them
  preview <slug>                     prints a link that shows a post for a day, draft or not

How posts are written: docs/BLOG.md`;

const wrong = (problem: string): ReadCommand => ({ kind: 'wrong', problem });
const command = (read: Command): ReadCommand => ({ kind: 'command', command: read });

const OPTIONS: Readonly<Record<string, readonly string[]>> = { import: ['dry-run'], list: ['status'] };

/** What the command line asks for. */
export function readCommand(args: string[]): ReadCommand {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { 'dry-run': { type: 'boolean' }, status: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    const [name, first = '', second = '', ...others] = positionals;
    if (name === undefined || name === 'help' || values.help) return command({ kind: 'help' });
    const odd = Object.keys(values).find((option) => !OPTIONS[name]?.includes(option));
    if (odd !== undefined) return wrong(`${name} knows no --${odd}.`);
    if (others.length > 0 || (second !== '' && name !== 'schedule')) return wrong(`${name}: one at a time.`);
    return named(name, first, second, values);
  } catch (error) {
    // Node's own words name the option that it does not know.
    if (isAboutArguments(error)) return wrong(error.message);
    throw error;
  }
}

function named(
  name: string,
  first: string,
  second: string,
  values: { 'dry-run'?: boolean; status?: string },
): ReadCommand {
  switch (name) {
    case 'import':
      if (first === '') return wrong('Which folder or file?');
      return command({ kind: name, path: first, dryRun: values['dry-run'] ?? false });
    case 'publish':
    case 'unpublish':
    case 'preview':
      return first === '' ? wrong('Which post? It takes a slug.') : command({ kind: name, slug: first });
    case 'schedule': {
      if (first === '') return wrong('Which post? It takes a slug.');
      const at = readDate(second);
      if (!at) return wrong('When? It takes a date with time and zone, such as 2026-12-01T09:00:00-05:00.');
      return command({ kind: name, slug: first, at });
    }
    case 'list': {
      const state = POST_STATES.find((one) => one === values.status) ?? null;
      if (first !== '') return wrong('list takes no name.');
      if (values.status !== undefined && state === null) return wrong(`--status is one of ${POST_STATES.join(', ')}.`);
      return command({ kind: name, state });
    }
    default:
      return wrong(`There is no command "${name}".`);
  }
}
