import { command as asCommand, wrong, type ReadCommand } from '@lawdex/svc-kit';
import COMMAND_LIST from '../../../data/commands.json' with { type: 'json' };

export interface AdminCall {
  method: 'GET' | 'POST';
  /** Below `/admin/api/`. */
  path: string;
  body?: Record<string, string | number>;
}

interface Command {
  method: AdminCall['method'];
  usage: string;
  about: string;
  /** Names of what follows the words; those with a question mark may be left out. */
  takes?: string;
  /** The words with a slash between them, unless it says otherwise. */
  path?: string;
  /** Whether `--seen <revision>` may follow: others have changed nothing of the phrase since then, otherwise it is refused. */
  mayHaveSeen?: boolean;
}

const LIST = COMMAND_LIST as readonly Command[];

/** `vocabulary add` is one command. */
const nameOf = (words: readonly string[]): string => words.slice(0, words[0] === 'vocabulary' ? 2 : 1).join(' ');

const COMMANDS = new Map(LIST.map((command) => [nameOf(command.usage.split(' ')), command]));

export const USAGE = [
  'npm run search -- <command>',
  ...LIST.map(({ usage, about }) => `  ${usage.padEnd(52)} ${about}`),
  '',
  'Commands that change the vocabulary take `--seen <revision>`, which `vocabulary list` shows: what others have changed of the',
  'phrase since then is told, and nothing is done. Searches read a change within two seconds.',
].join('\n');

export function readCommand(given: readonly string[]): ReadCommand<AdminCall> {
  const name = nameOf(given);
  const command = COMMANDS.get(name);
  if (!command) return wrong(`There is no command "${name}".`);
  const { method, usage, path = name.replace(' ', '/') } = command;
  const takes = command.takes?.split(' ') ?? [];
  const { words, seen } = seenBy(given.slice(name.split(' ').length), command);
  const least = takes.filter((one) => !one.endsWith('?')).length;
  if (words.length < least || words.length > takes.length || words.includes('--seen'))
    return wrong(`Say it so: ${usage}`);
  const body = Object.fromEntries(words.map((word, index) => [(takes[index] ?? '').replace('?', ''), word]));
  const query = words.length > 0 ? `?${new URLSearchParams(body)}` : '';
  if (method === 'GET') return asCommand({ method, path: path + query });
  return asCommand({ method, path, body: { ...body, ...seen } });
}

function seenBy(
  words: readonly string[],
  { mayHaveSeen = false }: { mayHaveSeen?: boolean },
): { words: readonly string[]; seen: { revision?: string } } {
  const [flag, revision] = words.slice(-2);
  if (!mayHaveSeen || flag !== '--seen' || revision === undefined) return { words, seen: {} };
  return { words: words.slice(0, -2), seen: { revision } };
}
