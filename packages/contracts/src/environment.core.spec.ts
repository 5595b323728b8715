import { describe, expect, it } from '@jest/globals';
import {
  databaseUrl,
  environmentOrThrow,
  flag,
  httpUrls,
  httpsUrl,
  integer,
  oneOf,
  optional,
  origin,
  port,
  readEnvironment,
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

  it('takes the slash off an origin, because paths are appended to it', () => {
    const outcome = readEnvironment({ O: origin() }, { O: 'https://lawdex.example/' });
    expect(outcome).toEqual({ kind: 'ok', config: { O: 'https://lawdex.example' } });
  });

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
