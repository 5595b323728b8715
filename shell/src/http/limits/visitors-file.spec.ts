import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { VisitorNames } from '../gateway/visitor-name.ts';
import { VisitorsFile } from './visitors-file.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let folder: string;
let file: string;
let told: string[];
const log = { warn: (_: object, message: string) => told.push(message) };

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'visitors-'));
  file = path.join(folder, 'visitors.json');
  told = [];
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** A shell that runs, does this and stops. */
async function run<T>(act: (visitors: VisitorsFile) => T): Promise<T> {
  const visitors = await VisitorsFile.open(file, log);
  const result = act(visitors);
  await visitors.close();
  return result;
}
const at = (time: number) => jest.spyOn(Date, 'now').mockReturnValue(time);
const count = () => run((visitors) => visitors.count('writes 192.0.2.1', HOUR_MS));

describe('the counts of a shell that is started again', () => {
  it('go on until their window ends', async () => {
    at(DAY_MS);
    expect(await count()).toEqual({ current: 1, ttl: HOUR_MS });
    at(DAY_MS + 1000);
    expect(await count()).toEqual({ current: 2, ttl: HOUR_MS - 1000 });
    at(DAY_MS + HOUR_MS);
    expect(await count()).toEqual({ current: 1, ttl: HOUR_MS });
  });

  it('name nobody in the file, which only its owner reads', async () => {
    await count();
    expect(readFileSync(file, 'utf8')).not.toContain('192.0.2');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it.each(['', '{}', '{"secret":"a","days":{},"counts":[]}', '[null', 'null'])(
    'begin anew with the damaged file %j, of which it tells',
    async (text) => {
      writeFileSync(file, text);
      expect(await count()).toMatchObject({ current: 1 });
      expect(told).toEqual([expect.stringContaining('cannot be read')]);
      expect(await count()).toMatchObject({ current: 2 });
    },
  );

  it('are not stuck when the clock was set back', async () => {
    at(10 * DAY_MS);
    await count();
    at(DAY_MS);
    expect(await count()).toEqual({ current: 1, ttl: HOUR_MS });
  });

  it('are only told to be forgotten where the file cannot be written', async () => {
    file = path.join(folder, 'nowhere', 'visitors.json');
    expect(await count()).toMatchObject({ current: 1 });
    expect(told).toEqual([expect.stringContaining('cannot be written')]);
  });
});

describe('the name of a visitor', () => {
  const name = () => run(({ dayKeys }) => new VisitorNames(dayKeys).of('192.0.2.1'));

  it('is the same after a restart, and its key is gone when the day is over', async () => {
    at(DAY_MS);
    const first = await name();
    at(2 * DAY_MS - 1);
    expect(await name()).toBe(first);
    const { days } = JSON.parse(readFileSync(file, 'utf8'));
    at(2 * DAY_MS);
    expect(await name()).not.toBe(first);
    expect(readFileSync(file, 'utf8')).not.toContain(days[1]);
  });
});
