import { setImmediate } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { standIns } from '../../test/stand-ins.ts';
import { DictionaryService } from './dictionary.service.ts';
import { readPlaces, readTimeZones, readWords } from './dictionary.sql.ts';

type Word = { lexeme: string; docs: number; position: string };

/** Answers what a test puts into it, and may fail. */
class FakeDatabase {
  words: Word[] = [];
  places: object[] = [];
  categories: object[] = [];
  failing = false;
  readonly readAfter: unknown[] = [];

  transaction<T>(work: (tx: this) => Promise<T>): Promise<T> {
    return work(this);
  }

  query(sql: string, params: unknown[] = []): Promise<unknown> {
    if (sql.startsWith('set local')) return Promise.resolve();
    if (this.failing) return Promise.reject(new Error('connection lost'));
    if (sql === readPlaces) return Promise.resolve(this.places);
    if (sql === readTimeZones) return Promise.resolve([{ tz: 'America/Chicago' }]);
    expect(sql).toBe(readWords);
    this.readAfter.push(params[0]);
    return Promise.resolve(this.words.splice(0));
  }

  find(): Promise<unknown> {
    return Promise.resolve(this.categories);
  }
}

let database: FakeDatabase;
let service: DictionaryService;
const warn = jest.fn();

beforeEach(async () => {
  jest.useFakeTimers();
  warn.mockClear();
  database = new FakeDatabase();
  service = new DictionaryService(...standIns<ConstructorParameters<typeof DictionaryService>>(database, { warn }));
  database.words = [{ lexeme: 'n:adler', docs: 2, position: '7' }];
  await service.onModuleInit();
});
afterEach(async () => {
  await service.beforeApplicationShutdown();
  jest.useRealTimers();
});

it('the dictionary knows words, places and time zones when the service starts', () => {
  expect(service.current.vocabulary.has('adler')).toBe(true);
  expect(service.timeZones).toEqual(['America/Chicago']);
});

it('the dictionary follows a change a quarter of a second later, and reads only the words that are new', async () => {
  database.words = [{ lexeme: 'd:gazebo', docs: 1, position: '9' }];
  database.places = [{ key: 'austin-tx', city: 'Austin', state: 'TX', docs: 1, lat: null, lng: 1 }];
  service.changed();
  await jest.advanceTimersByTimeAsync(249);
  expect(service.current.vocabulary.has('gazebo')).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(service.current.vocabulary.has('gazebo')).toBe(true);
  // It is built in turns with whoever else waits.
  while (service.current.cities('austin').length === 0) await setImmediate();
  expect(service.current.cities('austin')).toMatchObject([{ key: 'austin-tx', centre: null }]);
  expect(database.readAfter).toEqual(['0', '7']);
});

it('the dictionary follows what another process has changed within five seconds', async () => {
  database.words = [{ lexeme: 'n:baker', docs: 1, position: '8' }];
  await jest.advanceTimersByTimeAsync(5_000);
  expect(service.current.vocabulary.has('baker')).toBe(true);
});

it('the dictionary is not built again when only counts of words change', async () => {
  const before = service.current;
  database.words = [{ lexeme: 'n:adler', docs: 3, position: '8' }];
  await service.refresh();
  expect(service.current).toBe(before);
});

it('the dictionary stays as it was while the database does not answer, says so, and recovers', async () => {
  database.failing = true;
  service.changed();
  await jest.advanceTimersByTimeAsync(250);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(service.current.vocabulary.has('adler')).toBe(true);
  database.failing = false;
  database.words = [{ lexeme: 'n:castillo', docs: 1, position: '8' }];
  await jest.advanceTimersByTimeAsync(5_000);
  expect(service.current.vocabulary.has('castillo')).toBe(true);
  expect(warn).toHaveBeenCalledTimes(1);
});

it('the dictionary asks nothing any more once the service stops', async () => {
  await service.beforeApplicationShutdown();
  service.changed();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(database.readAfter).toEqual(['0']);
});
