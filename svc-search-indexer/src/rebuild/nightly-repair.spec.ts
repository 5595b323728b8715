import { jest } from '@jest/globals';
import { databaseInTests } from '../../test/database.ts';
import { standIns } from '../../test/stand-ins.ts';
import { isNight, NightlyRepair } from './nightly-repair.service.ts';

const connected = databaseInTests();

it('each night, one of all processes compares every index with the log and repairs it, and goes on after a failure', async () => {
  let now = new Date('2026-03-01T09:00:00Z');
  const check = jest.fn(async (engine: string, options: { repairedBy: string }) => {
    if (engine === 'broken') throw new Error(`no ${engine}, ${options.repairedBy}`);
  });
  const error = jest.fn();
  const process = (): NightlyRepair =>
    new NightlyRepair(
      ...standIns<ConstructorParameters<typeof NightlyRepair>>(
        { engines: ['broken', 'one'], check },
        connected.transactions,
        () => now,
        { error },
      ),
    );
  const processes = [process(), process()];
  const look = async (): Promise<string[]> => {
    check.mockClear();
    await Promise.all(processes.map((one) => one.look(0)));
    return check.mock.calls.map(([engine]) => engine).sort();
  };
  expect(await look()).toEqual(['broken', 'one']);
  expect(check.mock.calls[0]?.[1]).toMatchObject({ repairedBy: 'every night' });
  expect(error).toHaveBeenCalledTimes(1);
  expect(await look()).toEqual([]);
  now = new Date('2026-03-01T20:00:00Z');
  expect(await look()).toEqual([]);
  now = new Date('2026-03-02T08:30:00Z');
  expect(await look()).toEqual(['broken', 'one']);
});

it('it is night where most visitors are from 8 to 11 UTC', () => {
  const at = (hour: string): boolean => isNight(new Date(`2026-03-01T${hour}:00Z`));
  expect(['07:59', '08:00', '10:59', '11:00'].map(at)).toEqual([false, true, true, false]);
});
