import { noRoom } from './backup.ts';

const MB = 1024 * 1024;
const room = { databases: 100 * MB, kept: 250 * MB, scratch: 250 * MB, isSameDisk: true };

it.each([
  [room, null],
  [{ ...room, kept: 110 * MB, scratch: 110 * MB, isSameDisk: false }, null],
  [{ ...room, kept: 150 * MB, scratch: 150 * MB }, 'it may take 200 MB, and 150 MB are free'],
  [{ ...room, kept: 90 * MB, isSameDisk: false }, 'it may take 100 MB, and 90 MB are free'],
  [{ ...room, scratch: 80 * MB, isSameDisk: false }, 'it may take 100 MB, and 80 MB are free'],
])('without room for a backup and its trial, on one disk or two, it says how much is missing: %j', (full, words) => {
  expect(noRoom(full)).toEqual(words && expect.stringContaining(words));
});
