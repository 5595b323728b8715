import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { ownFolder } from '../../../test/own-folder.ts';
import { VisitorNames } from './visitor-name.ts';
import { VisitorsFile } from './visitors-file.ts';

const DAY_MS = 86_400_000;

const inFolder = ownFolder();
let file: string;
let told: string[];
beforeEach(() => {
  file = inFolder('visitors.json');
  told = [];
});

/** The names of a shell that is started at some time. */
function namesAt(time: number): VisitorNames {
  const kept = new VisitorsFile(file, { warn: (_, message) => told.push(message) });
  return new VisitorNames(
    kept.read(),
    () => time,
    (keys) => kept.write(keys),
  );
}
const nameAt = (time: number) => namesAt(time).of('192.0.2.1');

it('a visitor has the same name after a restart, whose key is gone when the day is over', () => {
  const first = nameAt(DAY_MS);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(nameAt(2 * DAY_MS - 1)).toBe(first);
  const { days } = JSON.parse(readFileSync(file, 'utf8'));
  namesAt(2 * DAY_MS).forget();
  expect(readFileSync(file, 'utf8')).not.toContain(days[1]);
  expect(nameAt(2 * DAY_MS)).not.toBe(first);
  expect(told).toEqual([]);
});

it.each(['', '{}', '{"days":{"1":"a"}}', '[null', 'null'])(
  'the damaged file %j is told of, and written anew',
  (text) => {
    writeFileSync(file, text);
    const name = nameAt(DAY_MS);
    expect(told).toEqual([expect.stringContaining('cannot be read')]);
    expect(nameAt(DAY_MS)).toBe(name);
  },
);

it('a file that cannot be written is only told of', () => {
  file = inFolder('nowhere', 'visitors.json');
  expect(nameAt(DAY_MS)).toMatch(/^[\da-f]{32}$/);
  expect([told, existsSync(file)]).toEqual([[expect.stringContaining('cannot be written')], false]);
});
