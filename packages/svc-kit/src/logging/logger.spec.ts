import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';
import { createLogger, NestLogger } from './logger.ts';

describe('the messages of Nest', () => {
  const logger = createLogger('test', 'silent');
  const said = {
    debug: jest.spyOn(logger, 'debug'),
    warn: jest.spyOn(logger, 'warn'),
    error: jest.spyOn(logger, 'error'),
  };
  const nest = new NestLogger(logger);

  it('about its start are for debugging only, and others keep their level', () => {
    nest.log('Mapped {/api/x, GET} route', 'RouterExplorer');
    expect(said.debug).toHaveBeenCalledWith({ context: 'RouterExplorer' }, 'Mapped {/api/x, GET} route');
    nest.warn('careful', 'Router');
    expect(said.warn).toHaveBeenCalledWith({ context: 'Router' }, 'careful');
  });

  it('about an error keep the error, with its stack', () => {
    const err = new Error('boom');
    nest.error(err);
    expect(said.error).toHaveBeenCalledWith({ err }, 'boom');
    nest.error('no provider', 'stack', 'Injector');
    expect(said.error).toHaveBeenLastCalledWith({ detail: ['stack', 'Injector'] }, 'no provider');
  });
});

describe('createLogger', () => {
  it('does not write the values of a statement that failed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'log-'));
    const file = openSync(join(folder, 'log'), 'w');
    createLogger('test', 'info', file).warn({ err: Object.assign(new Error('failed'), { parameters: ['typed'] }) });
    closeSync(file);
    const written = readFileSync(join(folder, 'log'), 'utf8');
    rmSync(folder, { recursive: true });
    expect(written).toContain('failed');
    expect(written).not.toContain('typed');
  });

  it('goes on when a line cannot be written, as on a full disk', () => {
    const notForWriting = openSync(fileURLToPath(import.meta.url), 'r');
    try {
      expect(() => createLogger('test', 'info', notForWriting).info('lost')).not.toThrow();
    } finally {
      closeSync(notForWriting);
    }
  });
});
