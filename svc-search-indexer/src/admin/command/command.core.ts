import { VOCABULARY } from './vocabulary-commands.core.ts';

/** What `npm run search` asks of the running service. */
export interface AdminCall {
  method: 'GET' | 'POST';
  /** Below `/admin/api/`. */
  path: string;
  body?: Record<string, string | number>;
}

export interface Command {
  usage: string;
  about: string;
  /** Names of what follows the word; those with a question mark may be left out. */
  takes: readonly string[];
  /** Whether `--seen <revision>` may follow: others have changed nothing of the phrase since then, otherwise it is refused. */
  mayHaveSeen?: true;
  method: AdminCall['method'];
  path: string;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  status: { usage: 'status', about: 'how each index is', takes: [], method: 'GET', path: 'status' },
  searches: {
    usage: 'searches',
    about: 'what is popular, what was taken off, what found nothing',
    takes: [],
    method: 'GET',
    path: 'searches',
  },
  remove: {
    usage: 'remove "<search>"',
    about: 'takes a search off the popular ones',
    takes: ['query'],
    method: 'POST',
    path: 'popular/remove',
  },
  restore: {
    usage: 'restore "<search>"',
    about: 'brings it back',
    takes: ['query'],
    method: 'POST',
    path: 'popular/restore',
  },
  'landing-report': {
    usage: 'landing-report',
    about: 'which landing pages are kept from search engines, and why',
    takes: [],
    method: 'GET',
    path: 'landing-report',
  },
  ...VOCABULARY,
  audit: { usage: 'audit', about: 'who did what', takes: [], method: 'GET', path: 'audit' },
};

export type ReadCommand = { kind: 'call'; call: AdminCall } | { kind: 'help' } | { kind: 'wrong'; problem: string };

export const USAGE = [
  'npm run search -- <command>',
  ...Object.values(COMMANDS).map(({ usage, about }) => `  ${usage.padEnd(52)} ${about}`),
  '',
  'Commands that change the draft take `--seen <revision>`, which `vocabulary list` and `vocabulary draft` show: what others have',
  'changed of the phrase since then is told, and nothing is done.',
].join('\n');

export function readCommand(said: readonly string[]): ReadCommand {
  // `vocabulary live` is one command.
  const length = said[0] === 'vocabulary' ? 2 : 1;
  const name = said.slice(0, length).join(' ') || 'help';
  if (['help', '--help', '-h'].includes(name)) return { kind: 'help' };
  const command = new Map(Object.entries(COMMANDS)).get(name);
  if (!command) return { kind: 'wrong', problem: `There is no command "${name}".` };
  const { method, path, takes, usage, mayHaveSeen } = command;
  const { words, seen } = mayHaveSeen ? seenBy(said.slice(length)) : { words: said.slice(length), seen: {} };
  const least = takes.filter((one) => !one.endsWith('?')).length;
  if (words.length < least || words.length > takes.length) return { kind: 'wrong', problem: `Say it so: ${usage}` };
  const body = Object.fromEntries(words.map((word, index) => [(takes[index] ?? '').replace('?', ''), word]));
  const query = words.length > 0 ? `?${new URLSearchParams(body)}` : '';
  if (method === 'GET') return { kind: 'call', call: { method, path: path + query } };
  return { kind: 'call', call: { method, path, body: { ...body, ...seen } } };
}

function seenBy(words: readonly string[]): { words: readonly string[]; seen: { revision?: string } } {
  const [flag, revision] = words.slice(-2);
  if (flag !== '--seen' || revision === undefined) return { words, seen: {} };
  return { words: words.slice(0, -2), seen: { revision } };
}
