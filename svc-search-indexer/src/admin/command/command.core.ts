/** A call of `npm run search` to the running service. */
export interface AdminCall {
  method: 'GET' | 'POST';
  /** Below `/admin/api/`. */
  path: string;
  body?: Record<string, string | number>;
}

interface Command {
  method: AdminCall['method'];
  /** One or two words, and what follows them. */
  usage: string;
  about: string;
  /** Names of what follows the words; those with a question mark may be left out. */
  takes?: string;
  /** The words with a slash between them, unless it says otherwise. */
  path?: string;
  /** Whether `--seen <revision>` may follow: others have changed nothing of the phrase since then, otherwise it is refused. */
  mayHaveSeen?: true;
}

const get = (usage: string, about: string, rest: Partial<Command> = {}): Command => ({
  method: 'GET',
  usage,
  about,
  ...rest,
});

const post = (usage: string, about: string, rest: Partial<Command> = {}): Command => ({
  ...get(usage, about, rest),
  method: 'POST',
});

/** Changes the vocabulary. */
const edit = (usage: string, about: string, takes: string): Command => post(usage, about, { takes, mayHaveSeen: true });

const LIST: readonly Command[] = [
  get('status', 'how each index is'),
  get('drift', 'how each index differed from the log when they were compared last'),
  post('compare <index>', 'compares an index, and its popular searches, with PostgreSQL', {
    takes: 'engine',
    path: 'drift',
  }),
  post('repair <index>', 'the same, and writes what differs', { takes: 'engine', path: 'drift/repair' }),
  get('searches', 'what is popular, what was taken off, what found nothing'),
  post('remove "<search>"', 'takes a search off the popular ones', { takes: 'query', path: 'popular/remove' }),
  post('restore "<search>"', 'brings it back', { takes: 'query', path: 'popular/restore' }),
  get('landing-report', 'which landing pages are kept from search engines, and why'),
  get('vocabulary list ["<part of a phrase>"] [<kind>] [<page>]', 'what phrases mean', {
    takes: 'phrase? kind? page?',
    path: 'vocabulary',
  }),
  edit(
    'vocabulary add "<phrase>" <kind> ["<means>"] [<strength>]',
    'gives a phrase one meaning more',
    'phrase kind means? strength?',
  ),
  edit(
    'vocabulary change "<phrase>" <kind> "<means>" "<new means>" [<new strength>] [<new kind>]',
    'changes one of its meanings',
    'phrase kind means newMeans strength? newKind?',
  ),
  edit('vocabulary withdraw "<phrase>" <kind> ["<means>"]', 'takes one of its meanings away', 'phrase kind means?'),
  get('vocabulary history [<how many>]', 'who changed what, and the numbers to undo', { takes: 'limit?' }),
  post('vocabulary undo <number>', 'what stood before is live again', { takes: 'id' }),
  get('audit', 'who did what'),
];

/** `vocabulary add` is one command. */
const nameOf = (words: readonly string[]): string => words.slice(0, words[0] === 'vocabulary' ? 2 : 1).join(' ');

const COMMANDS = new Map(LIST.map((command) => [nameOf(command.usage.split(' ')), command]));

export type ReadCommand = { kind: 'call'; call: AdminCall } | { kind: 'help' } | { kind: 'wrong'; problem: string };

export const USAGE = [
  'npm run search -- <command>',
  ...LIST.map(({ usage, about }) => `  ${usage.padEnd(52)} ${about}`),
  '',
  'Commands that change the vocabulary take `--seen <revision>`, which `vocabulary list` shows: what others have changed of the',
  'phrase since then is told, and nothing is done. Searches read a change within two seconds.',
].join('\n');

export function readCommand(said: readonly string[]): ReadCommand {
  const name = nameOf(said) || 'help';
  if (['help', '--help', '-h'].includes(name)) return { kind: 'help' };
  const command = COMMANDS.get(name);
  if (!command) return { kind: 'wrong', problem: `There is no command "${name}".` };
  const { method, usage, path = name.replace(' ', '/') } = command;
  const takes = command.takes?.split(' ') ?? [];
  const { words, seen } = seenBy(said.slice(name.split(' ').length), command);
  const least = takes.filter((one) => !one.endsWith('?')).length;
  if (words.length < least || words.length > takes.length || words.includes('--seen'))
    return { kind: 'wrong', problem: `Say it so: ${usage}` };
  const body = Object.fromEntries(words.map((word, index) => [(takes[index] ?? '').replace('?', ''), word]));
  const query = words.length > 0 ? `?${new URLSearchParams(body)}` : '';
  if (method === 'GET') return { kind: 'call', call: { method, path: path + query } };
  return { kind: 'call', call: { method, path, body: { ...body, ...seen } } };
}

function seenBy(
  words: readonly string[],
  { mayHaveSeen = false }: { mayHaveSeen?: boolean },
): { words: readonly string[]; seen: { revision?: string } } {
  const [flag, revision] = words.slice(-2);
  if (!mayHaveSeen || flag !== '--seen' || revision === undefined) return { words, seen: {} };
  return { words: words.slice(0, -2), seen: { revision } };
}
