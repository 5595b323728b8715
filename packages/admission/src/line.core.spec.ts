import { mayWait, meanAfter, nextInLine, placesFor, retryAfter } from './line.core.ts';

const longQueue = { after: 500, target: 20 };
const limits = { inFlight: 4, waiting: 100, patience: 300, target: 100, longQueue };

// 4 at once, 40 ms each: a place every 10 ms, so the 10th in line waits 100 ms.
it.each([
  ['who can be served in time at the measured speed', 9, 9, 0, 40, 300, true],
  ['nobody who can not', 10, 10, 0, 40, 300, false],
  ['who is in a hurry, as long as that is enough', 4, 4, 0, 40, 50, true],
  ['nobody who is in a greater one', 5, 5, 0, 40, 50, false],
  ['fewer when work takes longer', 1, 1, 0, 200, 300, true],
  ['nobody when it takes longer than anybody may wait', 0, 0, 0, 401, 300, false],
  ['everybody up to the bound before anything was measured', 99, 99, 0, null, 300, true],
  ['nobody beyond the bound', 100, 100, 0, null, 300, false],
  ['as many in a young line', 9, 9, 500, 40, 300, true],
  ['fewer once a line stands', 9, 9, 501, 40, 300, false],
  ['a few of them', 1, 1, 501, 40, 300, true],
  ['no more of them', 2, 2, 501, 40, 300, false],
  ['who comes before the others of a long line', 99, 0, 0, 40, 300, true],
  ['nobody for whom there is no room', 100, 0, 0, 40, 300, false],
  ['nobody whose time is up', 0, 0, 0, null, 0, false],
])('there may wait %s', (_, length, ahead, age, mean, within, may) => {
  expect(mayWait({ length, ahead, age, mean }, within, limits)).toBe(may);
});

it('who holds something already has half of the places, and everybody has one', () => {
  expect([placesFor(1, 8), placesFor(2, 8), placesFor(9, 8), placesFor(2, 1)]).toEqual([8, 4, 4, 1]);
});

it('the mean time starts with the first measurement and follows a change within some ten', () => {
  expect(meanAfter(null, 40)).toBe(40);
  const after = Array.from({ length: 30 }).reduce<number>((mean) => meanAfter(mean, 400), 40);
  expect(after).toBeGreaterThan(380);
});

const line = [0, 10, 20].map((since) => ({ who: `${since}`, since, until: since + 300 }));
const alike = () => 1;
const secondHasLeast = (who?: string) => (who === '10' ? 1 : 2);

it.each([
  ['the first while the line is young', line, 270, alike, line[0]],
  ['the newest once the first has almost waited in vain', line, 271, alike, line[2]],
  ['who holds least in a young line', line, 270, secondHasLeast, line[1]],
  ['who holds least in an old one', line, 271, secondHasLeast, line[1]],
  ['nobody in an empty line', [], 51, alike, undefined],
])('the next in line is %s', (_, waiting, now, holds, next) => {
  expect(nextInLine(waiting, now, 300, holds)).toBe(next);
});

it('who is refused comes back at another moment than the others, both ends included', () => {
  expect([0, 0.5, 0.999].map((random) => retryAfter(random, { min: 2, max: 6 }))).toEqual([2, 4, 6]);
});
