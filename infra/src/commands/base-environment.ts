const KEPT = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'SystemRoot', 'NODE_EXTRA_CA_CERTS'];

/** Only what programs need to run at all: the environment of the caller holds things that are nobody's business. */
export function baseEnvironment(env: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const base: Record<string, string> = { TZ: 'UTC' };
  for (const name of KEPT) {
    const value = env[name];
    if (value !== undefined) base[name] = value;
  }
  return base;
}
