import experiments from '../data/experiments.json' with { type: 'json' };

export interface Experiment {
  /** The question that it answers. */
  about: string;
  /** A file of this folder, or the words of a command. */
  run: readonly string[];
  /** Options of each run that `all` makes; none of what promises nothing. */
  inAll?: readonly (readonly string[])[];
}

/** The experiments of `npm run lab -- <name>`. */
export const EXPERIMENTS: Readonly<Record<string, Experiment>> = experiments;
