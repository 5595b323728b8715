/** The site cannot be started: what is wrong, what to do about it, and the end of the log that tells more. */
export class StartError extends Error {
  override name = 'StartError';
  readonly log: string;

  constructor(
    message: string,
    readonly advice: readonly string[] = [],
    { log = '', ...options }: ErrorOptions & { log?: string } = {},
  ) {
    super(message, options);
    this.log = log;
  }
}

const PARENT_LOOK_MS = 500;

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Errors whose message is all that an operator needs. */
const FOR_OPERATORS = ['ConfigError', 'SealError'];

/** The text to print when something could not be started: what, the end of its log, and what to do. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (FOR_OPERATORS.includes(error.name)) return error.message;
  if (!(error instanceof StartError)) return error.stack ?? error.message;
  const log = error.log ? `\n\n${error.log.replace(/^/gm, '    | ')}` : '';
  const advice = error.advice.map((line) => `\n  → ${line}`).join('');
  return `\n${error.message}${log}${advice ? `\n${advice}` : ''}\n`;
}

/** Runs a command to its end; what goes wrong is explained, and makes the exit code 1. */
export async function runProgram(run: () => unknown): Promise<void> {
  try {
    await run();
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
}

/** Calls `stop` once, when somebody ends this process: Ctrl-C, a signal, or the death of the npm that started it. */
export function onEnd(stop: (reason: string) => void): void {
  let ended = false;
  const once = (reason: string) => {
    if (ended) return;
    ended = true;
    stop(reason);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => once(signal));
  // npm does not take its child with it when it is killed. Without npm (systemd, docker) there is nothing to watch.
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && once('npm ended'), PARENT_LOOK_MS).unref();
}
