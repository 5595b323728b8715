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
import type { Variable } from './environment.core.ts';

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

  const refused = (values: string[], variable: Variable<unknown>) => values.map((value) => ({ value, variable }));
  it.each([
    ...refused(['lawdex.example', 'https://a.example/path', 'ftp://a.example', 'https://a.example?a=b'], origin()),
    ...refused(['localhost:3000', 'http://localhost', 'fe80::1%eth0', '256.1.1.1', '[::1', 'a b'], listenHost()),
    ...refused(['replica.example.org', 'postgres://a.example:5432', 'user@a.example:5432'], address()),
    ...refused(['http://a.example/x.js'], httpsUrl()),
    ...refused(['http://a:1, b:2'], httpUrls()),
  ])('refuses $value as $variable.facts.expected', ({ value, variable }) => {
    expect(readEnvironment({ V: variable }, { V: value }).kind).toBe('invalid');
  });

  it.each<[string, Variable<unknown>, unknown]>([
    ['https://lawdex.example/', origin(), 'https://lawdex.example'],
    ['HTTPS://Lawdex.Example:443', origin(), 'https://lawdex.example'],
    ['http://[0:0::1]:80', origin(), 'http://[::1]'],
    ['[::]', listenHost(), '::'],
    ['0:0:0:0:0:0:0:1', listenHost(), '::1'],
    ['0', listenHost(), '0.0.0.0'],
    ['LocalHost', listenHost(), 'localhost'],
    ['replica.example.org:5432', address(), 'replica.example.org:5432'],
    ['[fd00::7]:5432', address(), '[fd00::7]:5432'],
  ])('takes %s in its normal form', (value, variable, config) => {
    expect(readEnvironment({ V: variable }, { V: value })).toEqual({ kind: 'ok', config: { V: config } });
  });

  it.each([
    ['::', '[::1]'],
    ['0.0.0.0', '127.0.0.1'],
    ['localhost', 'localhost'],
  ])('what listens at %s is reached at %s', (host, own) => {
    expect(ownHost(host)).toBe(own);
  });
});

it('all problems are thrown in one message, with the advice below them', () => {
  expect(() => environmentOrThrow({ A: text(), B: text() }, {}, 'See README.md.')).toThrow(
    'The environment is not usable:\n  A is required, but is not set\n  B is required, but is not set\nSee README.md.',
  );
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

it('says of each variable what it must be, what it is for, and what it is when nobody sets it', () => {
  const spec = { PORT: described('Where it listens.', port(3000)), TOKEN: optional(secretText()) };
  const about = 'Where it listens.';
  const expected = 'a whole number from 0 to 65535';
  expect(describeEnvironment(spec)).toEqual([
    { name: 'PORT', expected, required: false, fallback: '3000', secret: false, about },
    { name: 'TOKEN', expected: 'set', required: false, fallback: '', secret: true, about: '' },
  ]);
});
