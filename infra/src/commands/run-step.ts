import { StartError } from './errors.ts';
import { baseEnvironment } from './base-environment.ts';
import { lastLines, LogFile } from './log-file.ts';
import { runCommand, type Command } from './run-command.ts';

export interface StepCommand extends Pick<Command, 'command' | 'cwd'> {
  /** Names its log. */
  name: string;
  /** More than the base environment, which is all that it gets. */
  env?: Record<string, string>;
  logs: string;
}

/** Runs a step of a start to its end, logs and answers what it printed; StartError with the end of that when it fails. */
export async function runStep({ name, command, cwd, env, logs }: StepCommand): Promise<string> {
  const log = new LogFile(logs, name);
  const outcome = await runCommand({ command, env: { ...baseEnvironment(), ...env }, ...(cwd ? { cwd } : {}) });
  log.append(outcome.output);
  if (outcome.ok) return outcome.output;
  throw new StartError(`${name} failed (${outcome.end}).`, [`The whole log: ${log.path}`], lastLines(outcome.output));
}
