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
].join('\n');

export function readCommand(said: readonly string[]): ReadCommand {
  // `vocabulary live` is one command.
  const length = said[0] === 'vocabulary' ? 2 : 1;
  const [name, words] = [said.slice(0, length).join(' ') || 'help', said.slice(length)];
  if (['help', '--help', '-h'].includes(name)) return { kind: 'help' };
  const command = new Map(Object.entries(COMMANDS)).get(name);
  if (!command) return { kind: 'wrong', problem: `There is no command "${name}".` };
  const { method, path, takes, usage } = command;
  const least = takes.filter((one) => !one.endsWith('?')).length;
  if (words.length < least || words.length > takes.length) return { kind: 'wrong', problem: `Say it so: ${usage}` };
  const body = Object.fromEntries(words.map((word, index) => [(takes[index] ?? '').replace('?', ''), word]));
  const query = words.length > 0 ? `?${new URLSearchParams(body)}` : '';
  if (method === 'GET') return { kind: 'call', call: { method, path: path + query } };
  return { kind: 'call', call: { method, path, body } };
}
