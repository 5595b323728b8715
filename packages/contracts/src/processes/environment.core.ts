/** The outcome of reading a variable's text: its value, or its fault, worded to follow the variable's name. */
export type Reading<T> = { value: T } | { problem: string };

/** One environment variable: how its text becomes a value. An empty text counts as not set. */
export interface Variable<T> {
  read(raw: string | undefined): Reading<T>;
  /** Its description in the documents. */
  readonly facts: VariableFacts;
}

export interface VariableFacts {
  /** Completes the sentence 'PORT must be ...'. */
  expected: string;
  required: boolean;
  /** As an operator would write it; empty for nothing. */
  fallback: string;
  /** It holds a password: no message repeats it, and `NAME_FILE` may name a file that holds it. */
  secret: boolean;
  about: string;
}

export type VariableSpec = Readonly<Record<string, Variable<unknown>>>;

export type ConfigOf<S extends VariableSpec> = {
  [K in keyof S]: S[K] extends Variable<infer T> ? T : never;
};

export type EnvironmentOutcome<S extends VariableSpec> =
  | { kind: 'ok'; config: ConfigOf<S> }
  | { kind: 'invalid'; problems: string[] };

export type Environment = Readonly<Record<string, string | undefined>>;

/** The text of a file; throws when it cannot be read. */
export type ReadFile = (path: string) => string;

/** `DATABASE_URL_FILE` names a file that holds what `DATABASE_URL` would. */
export const fileVariable = (name: string): string => `${name}_FILE`;

/** Reads every variable of `spec` and reports all problems at once, so that a wrong set-up is put right in one go. */
export function readEnvironment<S extends VariableSpec>(
  spec: S,
  env: Environment,
  readFile?: ReadFile,
): EnvironmentOutcome<S> {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, variable] of Object.entries(spec)) {
    const raw = rawText(name, variable, env, readFile);
    if ('problem' in raw) {
      problems.push(raw.problem);
      continue;
    }
    const reading = variable.read(raw.value);
    if ('problem' in reading) problems.push(`${name} ${reading.problem}`);
    else values[name] = reading.value;
  }
  if (problems.length > 0) return { kind: 'invalid', problems };
  // Each name of the spec has been given what its own variable reads.
  return { kind: 'ok', config: values as ConfigOf<S> };
}

function rawText(
  name: string,
  { facts }: Variable<unknown>,
  env: Environment,
  readFile: ReadFile | undefined,
): Reading<string | undefined> {
  const value = env[name]?.trim() || undefined;
  const file = env[fileVariable(name)]?.trim();
  if (!facts.secret || !readFile || !file) return { value };
  if (value !== undefined) return { problem: `${name} and ${fileVariable(name)} are both set: set one of them` };
  try {
    const text = readFile(file).trim();
    return text ? { value: text } : { problem: `${fileVariable(name)} names ${file}, which is empty` };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problem: `${fileVariable(name)} names a file that cannot be read: ${reason}` };
  }
}

export interface VariableDescription extends VariableFacts {
  name: string;
}

/** For the documents, and for those who check what others set. */
export const describeEnvironment = (spec: VariableSpec): VariableDescription[] =>
  Object.entries(spec).map(([name, { facts }]) => ({ name, ...facts }));

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** For programs that cannot go on without their variables. */
export function environmentOrThrow<S extends VariableSpec>(
  spec: S,
  env: Environment,
  advice = '',
  readFile?: ReadFile,
): ConfigOf<S> {
  const outcome = readEnvironment(spec, env, readFile);
  if (outcome.kind === 'ok') return outcome.config;
  const lines = ['The environment is not usable:', ...outcome.problems.map((problem) => `  ${problem}`)];
  throw new ConfigError([...lines, ...(advice ? [advice] : [])].join('\n'));
}

interface Kind<T> {
  /** Completes the sentence 'PORT must be ...'. */
  expected: string;
  /** Undefined when the text is not what is expected. */
  parse(raw: string): T | undefined;
  /** The text holds a password, so that no message may repeat it. */
  secret?: boolean;
}

/** A variable of any kind; required without a fallback. */
export const variable = <T>(kind: Kind<T>, fallback?: T): Variable<T> => ({
  read(raw) {
    if (raw === undefined) {
      return fallback === undefined ? { problem: 'is required, but is not set' } : { value: fallback };
    }
    const value = kind.parse(raw);
    if (value !== undefined) return { value };
    return { problem: `must be ${kind.expected}${kind.secret ? '' : `, not "${raw}"`}` };
  },
  facts: {
    expected: kind.expected,
    required: fallback === undefined,
    fallback: fallback === undefined ? '' : String(fallback),
    secret: kind.secret ?? false,
    about: '',
  },
});

export const optional = <T>(inner: Variable<T>): Variable<T | undefined> => ({
  read: (raw) => (raw === undefined ? { value: undefined } : inner.read(raw)),
  facts: { ...inner.facts, required: false },
});

/** Describes the use of a variable in one sentence for docs/CONFIGURATION.md. */
export const described = <T>(about: string, { read, facts }: Variable<T>): Variable<T> => ({
  read,
  facts: { ...facts, about },
});

export const text = (fallback?: string): Variable<string> =>
  variable({ expected: 'set', parse: (raw) => raw }, fallback);

/** A password or a key, or in `NAME_FILE` the path of a file that holds it; of so many characters where nothing but its length defies guessing. */
export const secretText = (shortest = 1): Variable<string> =>
  variable({
    expected: shortest > 1 ? `at least ${shortest} characters long` : 'set',
    parse: (raw) => (raw.length >= shortest ? raw : undefined),
    secret: true,
  });

export const optionalText = (): Variable<string | undefined> => optional(text());

export const integer = ({ min, max, fallback }: { min: number; max: number; fallback?: number }): Variable<number> =>
  variable(
    {
      expected: `a whole number from ${min} to ${max}`,
      parse: (raw) => {
        const value = /^-?\d+$/.test(raw) ? Number(raw) : NaN;
        return value >= min && value <= max ? value : undefined;
      },
    },
    fallback,
  );

/** A TCP port; 0 lets the system choose one. */
export const port = (fallback?: number): Variable<number> =>
  integer({ min: 0, max: 65_535, ...(fallback === undefined ? {} : { fallback }) });

export const oneOf = <T extends string>(allowed: readonly T[], fallback?: T): Variable<T> =>
  variable(
    { expected: `one of ${allowed.join(', ')}`, parse: (raw) => allowed.find((candidate) => candidate === raw) },
    fallback,
  );

export const flag = (fallback?: boolean): Variable<boolean> =>
  variable(
    { expected: 'true or false', parse: (raw) => (raw === 'true' ? true : raw === 'false' ? false : undefined) },
    fallback,
  );

const url = (expected: string, pattern: RegExp, secret = false): Variable<string> =>
  variable({ expected, parse: (raw) => (pattern.test(raw) && URL.canParse(raw) ? raw : undefined), secret });

export const databaseUrl = (): Variable<string> =>
  url('a URL of the form postgres://user:password@host:port/database', /^postgres(ql)?:\/\/./, true);

/** The URL of a Redis or Valkey; it may hold a password. */
export const redisUrl = (): Variable<string> =>
  url('a URL of the form redis://user:password@host:port, or rediss:// for TLS', /^rediss?:\/\/./, true);

export const address = (): Variable<string> =>
  variable({
    expected: 'a host and a port such as replica.example.org:5432',
    parse: (raw) => (/^([\w.-]+|\[[\da-f:]+\]):\d{1,5}$/i.test(raw) ? raw : undefined),
  });

/** Scheme, host and port in their normal form, as browsers name an origin. */
export const origin = (fallback?: string): Variable<string> =>
  variable(
    {
      expected: 'a scheme and a host such as https://www.example.org',
      parse: (raw) => (/^https?:\/\/[^/?#@]+\/?$/i.test(raw) && URL.canParse(raw) ? new URL(raw).origin : undefined),
    },
    fallback,
  );

/** An address to listen at, in its normal form. */
export const listenHost = (fallback?: string): Variable<string> =>
  variable(
    {
      expected: 'an address or a name such as 127.0.0.1, 0.0.0.0, :: or localhost, without a port',
      parse: (raw) => {
        const bare = raw.replace(/^\[(.*)\]$/, '$1');
        const url = `http://${bare.includes(':') ? `[${bare}]` : bare}`;
        if (!/^[\w.:-]+$/.test(bare) || !URL.canParse(url)) return undefined;
        return new URL(url).hostname.replace(/^\[(.*)\]$/, '$1');
      },
    },
    fallback,
  );

/** The host in the address by which its own machine reaches what listens at `host`. */
export function ownHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  return host.includes(':') ? `[${host === '::' ? '::1' : host}]` : host;
}

export const httpsUrl = (): Variable<string> => url('an https:// URL', /^https:\/\/./);

/** Comma-separated http(s) base URLs, without their trailing slashes; none unless told. */
export const httpUrls = (): Variable<string[]> =>
  variable(
    {
      expected: 'http(s) URLs, separated by commas',
      parse: (raw) => {
        const urls = raw.split(',').flatMap((part) => part.trim() || []);
        if (!urls.every((url) => /^https?:\/\//i.test(url) && URL.canParse(url))) return undefined;
        return urls.map((url) => new URL(url).href.replace(/\/+$/, ''));
      },
    },
    [],
  );
