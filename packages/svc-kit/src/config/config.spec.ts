import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config.ts';
import { databaseUrl, httpUrls, oneOf, port } from './variables.ts';

describe('readConfig', () => {
  const spec = {
    PORT: port(3000),
    DATABASE_URL: databaseUrl(),
    EVENT_CONSUMERS: httpUrls(),
    MODE: oneOf(['a', 'b'], 'a'),
  };

  it('gives typed values and defaults when the environment is right', () => {
    const config = readConfig(spec, {
      DATABASE_URL: 'postgres://u:p@127.0.0.1:1/d',
      EVENT_CONSUMERS: 'http://a:1/, http://b:2',
    });
    expect(config).toEqual({
      PORT: 3000,
      DATABASE_URL: 'postgres://u:p@127.0.0.1:1/d',
      EVENT_CONSUMERS: ['http://a:1', 'http://b:2'],
      MODE: 'a',
    });
  });

  it('names every wrong variable in one message, and repeats no password', () => {
    const read = () => readConfig(spec, { PORT: '70000', DATABASE_URL: 'mysql://u:secret@h/d', MODE: 'c' });
    expect(read).toThrow(
      /PORT must be a whole number from 0 to 65535[\s\S]*DATABASE_URL must be a URL[\s\S]*MODE must be/,
    );
    expect(read).not.toThrow(/secret/);
  });

  it('says that a required variable is missing when it is empty', () => {
    expect(() => readConfig({ DATABASE_URL: databaseUrl() }, { DATABASE_URL: ' ' })).toThrow(
      'DATABASE_URL is required, but is not set',
    );
  });
});
