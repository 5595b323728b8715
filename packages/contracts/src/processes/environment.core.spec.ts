import {
  address,
  databaseUrl,
  described,
  describeEnvironment,
  environmentOrThrow,
  flag,
  httpUrls,
  httpsUrl,
  integer,
  listenHost,
  oneOf,
  optional,
  origin,
  ownHost,
  port,
  readEnvironment,
  secretText,
  text,
} from './environment.core.ts';

describe('readEnvironment', () => {
  const spec = {
    PORT: port(3000),
    DATABASE_URL: databaseUrl(),
    EVENT_CONSUMERS: httpUrls(),
    MODE: oneOf(['a', 'b'], 'a'),
    DEMO: flag(true),
    SIZE: optional(integer({ min: 1, max: 9 })),
  };
  const DATABASE_URL = 'postgres://u:p@127.0.0.1:1/d';

  it('gives typed values and fallbacks when the environment is right', () => {
    const env = { DATABASE_URL, EVENT_CONSUMERS: 'http://a:1/, http://b:2', DEMO: 'false' };
    expect(readEnvironment(spec, env)).toEqual({
      kind: 'ok',
      config: {
        PORT: 3000,
        DATABASE_URL,
        EVENT_CONSUMERS: ['http://a:1', 'http://b:2'],
        MODE: 'a',
        DEMO: false,
        SIZE: undefined,
      },
    });
  });

  it('names every wrong variable, what it holds and what it must be, and repeats no password', () => {
    const env = { PORT: '70000', DATABASE_URL: 'mysql://u:secret@h/d', MODE: 'c', DEMO: 'maybe', SIZE: '10' };
    expect(readEnvironment(spec, env)).toEqual({
      kind: 'invalid',
      problems: [
        'PORT must be a whole number from 0 to 65535, not "70000"',
        'DATABASE_URL must be a URL of the form postgres://user:password@host:port/database',
        'MODE must be one of a, b, not "c"',
        'DEMO must be true or false, not "maybe"',
        'SIZE must be a whole number from 1 to 9, not "10"',
      ],
    });
  });

  it('counts an empty text as not set', () => {
    expect(readEnvironment({ NAME: text() }, { NAME: ' ' })).toEqual({
      kind: 'invalid',
      problems: ['NAME is required, but is not set'],
    });
    expect(readEnvironment({ PORT: port(3000) }, { PORT: '' })).toEqual({ kind: 'ok', config: { PORT: 3000 } });
  });

  it.each(['lawdex.example', 'https://lawdex.example/path', 'ftp://lawdex.example', 'https://lawdex.example?a=b'])(
    'refuses %s as an origin',
    (value) => expect(readEnvironment({ O: origin() }, { O: value }).kind).toBe('invalid'),
  );

  it.each([
    ['https://lawdex.example/', 'https://lawdex.example'],
    ['HTTPS://Lawdex.Example:443', 'https://lawdex.example'],
    ['http://[0:0::1]:80', 'http://[::1]'],
  ])('an origin is as browsers name it: %s', (value, config) => {
    expect(readEnvironment({ O: origin() }, { O: value })).toEqual({ kind: 'ok', config: { O: config } });
  });

  it.each([
    ['::', '::', '[::1]'],
    ['[::]', '::', '[::1]'],
    ['0:0:0:0:0:0:0:1', '::1', '[::1]'],
    ['0', '0.0.0.0', '127.0.0.1'],
    ['LocalHost', 'localhost', 'localhost'],
  ])('listens at %s as %s, reached at %s', (value, host, own) => {
    expect(readEnvironment({ H: listenHost() }, { H: value })).toEqual({ kind: 'ok', config: { H: host } });
    expect(ownHost(host)).toBe(own);
  });

  it.each(['localhost:3000', 'http://localhost', 'fe80::1%eth0', '256.1.1.1', '[::1', 'a b'])(
    'refuses to listen at %s',
    (value) => expect(readEnvironment({ H: listenHost() }, { H: value }).kind).toBe('invalid'),
  );

  it('refuses a script that is not loaded over https', () => {
    expect(readEnvironment({ S: httpsUrl() }, { S: 'http://a.example/x.js' }).kind).toBe('invalid');
  });

  it('refuses a list of URLs when one of them is none', () => {
    expect(readEnvironment({ C: httpUrls() }, { C: 'http://a:1, b:2' }).kind).toBe('invalid');
  });
});

describe('environmentOrThrow', () => {
  it('throws all problems in one message, with the advice below them', () => {
    const read = () => environmentOrThrow({ A: text(), B: port() }, { B: '-1' }, 'See README.md.');
    expect(read).toThrow(
      'The environment is not usable:\n' +
        '  A is required, but is not set\n' +
        '  B must be a whole number from 0 to 65535, not "-1"\n' +
        'See README.md.',
    );
  });
});

describe('NAME_FILE', () => {
  const spec = { TOKEN: secretText(), NAME: text('n') };
  const files: Record<string, string> = { '/run/secrets/token': 's3cret\n', '/run/secrets/empty': '\n' };
  const readFile = (path: string): string => {
    const content = files[path];
    if (content === undefined) throw new Error(`ENOENT: no such file, open '${path}'`);
    return content;
  };

  it('names the file that holds a password, without the line break at its end', () => {
    const outcome = readEnvironment(spec, { TOKEN_FILE: '/run/secrets/token' }, readFile);
    expect(outcome).toEqual({ kind: 'ok', config: { TOKEN: 's3cret', NAME: 'n' } });
  });

  it.each([
    [{ TOKEN_FILE: '/gone' }, "TOKEN_FILE names a file that cannot be read: ENOENT: no such file, open '/gone'"],
    [{ TOKEN_FILE: '/run/secrets/empty' }, 'TOKEN_FILE names /run/secrets/empty, which is empty'],
    [{ TOKEN_FILE: '/run/secrets/token', TOKEN: 'x' }, 'TOKEN and TOKEN_FILE are both set: set one of them'],
  ])('says what is wrong with %j, and never what a file holds', (env, problem) => {
    expect(readEnvironment(spec, env, readFile)).toEqual({ kind: 'invalid', problems: [problem] });
  });

  it('is refused when it is shorter than it has to be', () => {
    const outcome = readEnvironment({ TOKEN: secretText(7) }, { TOKEN_FILE: '/run/secrets/token' }, readFile);
    expect(outcome).toEqual({ kind: 'invalid', problems: [expect.stringContaining('at least 7 characters long')] });
  });

  it('is for passwords only', () => {
    const outcome = readEnvironment(spec, { TOKEN: 'x', NAME_FILE: '/run/secrets/token' }, readFile);
    expect(outcome).toEqual({ kind: 'ok', config: { TOKEN: 'x', NAME: 'n' } });
  });
});

it.each([
  ['replica.example.org:5432', 'ok'],
  ['[fd00::7]:5432', 'ok'],
  ['replica.example.org', 'invalid'],
  ['postgres://replica.example.org:5432', 'invalid'],
  ['user@replica.example.org:5432', 'invalid'],
])('%s is an address: %s', (raw, kind) => {
  expect(readEnvironment({ ADDRESS: address() }, { ADDRESS: raw }).kind).toBe(kind);
});

describe('describeEnvironment', () => {
  it('says of each variable what it must be, what it is for, and what it is when nobody sets it', () => {
    const spec = { PORT: described('Where it listens.', port(3000)), TOKEN: optional(secretText()), LIST: httpUrls() };
    expect(describeEnvironment(spec)).toEqual([
      {
        name: 'PORT',
        expected: 'a whole number from 0 to 65535',
        required: false,
        fallback: '3000',
        secret: false,
        about: 'Where it listens.',
      },
      { name: 'TOKEN', expected: 'set', required: false, fallback: '', secret: true, about: '' },
      {
        name: 'LIST',
        expected: 'http(s) URLs, separated by commas',
        required: false,
        fallback: '',
        secret: false,
        about: '',
      },
    ]);
  });
});
