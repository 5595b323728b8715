/** One environment variable: how its text becomes a value. Throws an Error whose message says what is wrong with it. */
export interface Variable<T> {
  read(raw: string | undefined): T;
}

export type ConfigOf<S extends Record<string, Variable<unknown>>> = {
  [K in keyof S]: S[K] extends Variable<infer T> ? T : never;
};

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads every variable of `spec` and reports all problems at once, so that a wrong set-up is fixed in one go. */
export function readConfig<S extends Record<string, Variable<unknown>>>(
  spec: S,
  env: NodeJS.ProcessEnv = process.env,
): ConfigOf<S> {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, variable] of Object.entries(spec)) {
    try {
      values[name] = variable.read(env[name]?.trim() || undefined);
    } catch (problem) {
      problems.push(`  ${name} ${problem instanceof Error ? problem.message : String(problem)}`);
    }
  }
  if (problems.length > 0) throw new ConfigError(`The environment is not usable:\n${problems.join('\n')}`);
  return values as ConfigOf<S>;
}
