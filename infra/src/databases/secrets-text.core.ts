/** The secrets that a file holds, by name; null when it is not what we write. */
export function readSecrets(text: string): Map<string, string> | null {
  const stored = parse(text);
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null;
  const secrets = new Map<string, string>();
  for (const [name, secret] of Object.entries(stored)) {
    if (typeof secret !== 'string' || secret === '') return null;
    secrets.set(name, secret);
  }
  // A file is only ever written with a secret in it.
  return secrets.size > 0 ? secrets : null;
}

export const secretsText = (secrets: ReadonlyMap<string, string>): string =>
  `${JSON.stringify(Object.fromEntries(secrets), null, 2)}\n`;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
