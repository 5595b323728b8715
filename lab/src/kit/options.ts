import { parseArgs } from 'node:util';
import { StartError } from '@lawdex/infra/testing';
import experiments from '../../data/experiments.json' with { type: 'json' };

type Experiments = typeof experiments;
/** Each is a text, unless its default is yes or no; without a default it may be missing. */
type OptionsOf<Name extends keyof Experiments> = Experiments[Name] extends { options: infer Options }
  ? { [One in keyof Options]: Options[One] extends { default: infer Value } ? Value : string | undefined }
  : object;

interface Experiment {
  about: string;
  /** A file of this folder, or the words of a command. */
  run: readonly string[];
  /** What is no text by itself says what it `must` be, and by which pattern that is seen. */
  options?: Readonly<Record<string, { about: string; default?: string | boolean; is?: string; must?: string }>>;
  /** Options of each run that `all` makes; none of what promises nothing. */
  inAll?: readonly (readonly string[])[];
}

export const EXPERIMENTS: Readonly<Record<string, Experiment>> = experiments;

/** What was typed behind the name of an experiment, by the options that `data/experiments.json` gives it. */
export function optionsOf<Name extends keyof Experiments>(name: Name): OptionsOf<Name> {
  const { options: known = {} } = EXPERIMENTS[name] ?? {};
  const options = Object.entries(known).map(([option, { default: value }]) => [
    option,
    { type: typeof value === 'boolean' ? 'boolean' : 'string', ...(value !== undefined && { default: value }) },
  ]);
  try {
    const { values } = parseArgs({ options: Object.fromEntries(options) });
    for (const [option, value] of Object.entries(values)) {
      const { is = '', must } = known[option] ?? {};
      if (!RegExp(is).test(String(value))) throw new Error(`--${option} is ${must}.`);
    }
    return values as OptionsOf<Name>;
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}
