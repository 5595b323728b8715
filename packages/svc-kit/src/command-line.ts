import { parseArgs, type ParseArgsConfig } from 'node:util';
import { run } from './run.ts';

/** A command cannot be done. The message gives the reason, and what to do; it is shown without a stack. */
export class CommandFailed extends Error {
  override name = 'CommandFailed';
}

export type ReadCommand<Command> = { kind: 'command'; command: Command } | { kind: 'wrong'; problem: string };
export const wrong = (problem: string) => ({ kind: 'wrong' as const, problem });
export const command = <Command>(read: Command) => ({ kind: 'command' as const, command: read });

/** Whether `parseArgs` of node:util threw the error: a command was mistyped, and the program is not broken. */
const isAboutArguments = (error: unknown): error is { message: string } =>
  typeof error === 'object' && error !== null && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');

/** Reads a command line by `parseArgs`, whose own words name an option that it does not know. */
export function readArguments<Config extends ParseArgsConfig, Command>(
  config: Config,
  read: (given: ReturnType<typeof parseArgs<Config>>) => ReadCommand<Command>,
): ReadCommand<Command> {
  try {
    const given = parseArgs(config);
    const twice = twiceIn(config);
    return twice === undefined ? read(given) : wrong(`${twice} stands there twice.`);
  } catch (error) {
    if (isAboutArguments(error)) return wrong(error.message);
    throw error;
  }
}

/** An option of one text that was given again: of conditions, all but the last would be left out unseen. */
function twiceIn(config: ParseArgsConfig): string | undefined {
  const { tokens } = parseArgs({ ...config, tokens: true });
  const names = tokens.flatMap((token) => (token.kind === 'option' ? token.name : []));
  const isOfOne = (name: string): boolean => {
    const option = config.options?.[name];
    return option?.type === 'string' && !option.multiple;
  };
  const name = names.find((one, n) => names.indexOf(one) < n && isOfOne(one));
  return name === undefined ? undefined : `--${name}`;
}

export const say = (text: string): void => void process.stdout.write(`${text}\n`);
export const complain = (text: string): void => void process.stderr.write(`${text}\n`);

/** Is a whole command: reads its line and obeys. Without words, or asked for help, it tells its usage; a line that is wrong gets that and exit code 2. */
export function runCommand<Command>(
  usage: string,
  read: (args: string[]) => ReadCommand<Command>,
  obey: (command: Command) => Promise<void> | void,
): void {
  // A reader such as `head` may leave early. What the command does goes on.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  run(async () => {
    const args = process.argv.slice(2);
    if (['help', undefined].includes(args[0]) || args.includes('--help')) return say(usage);
    const outcome = read(args);
    if (outcome.kind === 'command') return obey(outcome.command);
    complain(`${outcome.problem}\n\n${usage}`);
    process.exitCode = 2;
  });
}
