import type { Sample } from '../kit/visits.core.ts';
import { compareWritten, isCalm, judge, type Seen } from './load.core.ts';

const sample = (given: Partial<Sample> = {}): Sample => ({
  ...{ n: 0, took: 40, answeredIn: 40, status: 200, retryAfter: false },
  ...given,
});
const refused = (answeredIn = 5) => sample({ took: answeredIn, answeredIn, status: 503, retryAfter: true });
const many = (count: number, make: () => Sample) => Array.from({ length: count }, make);
const beside = (at: number, given = {}) => ({ page: 'search', at, took: 40, failure: null, ...given });

/** Ten a second are possible, fifty a second are asked for during ten seconds; ninety are served. */
const seen = (given: Partial<Seen> = {}): Seen => ({
  ...{ capacity: 10, seconds: 10, endedAt: 10_000, grown: 50, lateMs: 2 },
  samples: [...many(90, sample), ...many(410, refused)],
  beside: [beside(500), beside(9_000), beside(10_500), beside(12_000)],
  ...given,
});
it('a load says what was offered, served and refused', () => {
  const said = ['9 of 50 a second are 90 %', 'p50 40.0, p99 40.0 ms', '82 %, p50 5.0, p99 5.0 ms', '50 MB', '0.0 s'];
  expect(judge(seen()).map(([, what]) => what)).toEqual(said);
  expect(judge(seen()).every(([, , ok]) => ok)).toBe(true);
});

it.each<[string, Partial<Seen>, ...string[]]>([
  [
    'too little is served',
    { samples: [...many(79, sample), ...many(421, refused)] },
    'goodput: 8 of 50 a second are 79 %',
  ],
  [
    'it is served after a second',
    { samples: [...many(79, sample), ...many(11, () => sample({ took: 1_001 })), ...many(410, refused)] },
    'goodput: 8 of 50 a second are 79 %',
    'admitted: p50 40.0, p99 1001.0 ms',
  ],
  [
    'a refusal takes long',
    { samples: [...many(90, sample), ...many(410, () => refused(25))] },
    'refused: 82 %, p50 25.0, p99 25.0 ms',
  ],
  [
    'a refusal says not when to come back, or is an error or silence',
    { samples: [...many(90, sample), ...many(9, refused), ...[503, 500, 0].map((status) => sample({ status }))] },
    'refused: 9 %, p50 5.0, p99 5.0 ms, and 1 503 without Retry-After, 1 500, 1 no answer',
  ],
  ['memory grows too much', { grown: 101 }, 'memory: 101 MB'],
  [
    'a visitor notices something long after the load',
    { beside: [beside(13_060, { failure: 'HTTP 503' }), beside(13_400)] },
    'normal: 3.1 s',
  ],
  ['it is slow long after the load', { beside: [beside(12_900, { took: 251 }), beside(13_400)] }, 'normal: 3.2 s'],
  ['it does not come back', { beside: [beside(12_900, { failure: 'HTTP 503' })] }, 'normal: never'],
  ['visitors are late', { lateMs: 60 }, 'goodput: 9 of 50 a second are 90 %, the visitors themselves came 60 ms late'],
])('it falls short when %s', (_case, given, ...expected) => {
  const short = judge(seen(given)).filter(([, , ok]) => !ok);
  expect(short.map(([promise, what]) => `${promise}: ${what}`)).toEqual(expected);
});

it('it is calm once nobody has noticed anything for three seconds, and silence is no calm', () => {
  const asked = [beside(1_500)];
  expect([3_999, 4_000].map((now) => isCalm(asked, 1_000, now))).toEqual([false, true]);
  expect(isCalm([beside(1_500, { failure: 'HTTP 503' })], 1_000, 4_000)).toBe(false);
  expect(isCalm([beside(1_500, { failure: 'HTTP 503' }), beside(2_500)], 1_000, 5_000)).toBe(true);
  expect(isCalm([], 1_000, 9_000)).toBe(false);
});

it('acknowledged is written once, refused never, and without an answer at most once', () => {
  const answers: [status: number, retryAfter?: boolean][] = [[201], [503, true], [504], [0], [503], [422]];
  const samples = answers.map(([status, retryAfter = false], at) => sample({ n: at + 1, status, retryAfter }));
  const compare = (rows: object) => compareWritten(samples, new Map(Object.entries(rows)), 'key');
  const told = '1 acknowledged, 2 refused, 3 without an answer';
  expect(compare({ 'key-1': 1, 'key-3': 1 })).toEqual([told, true]);
  const wrong = [
    'key-1 was acknowledged and is written 2 times',
    'key-2 was refused and is written 1 times',
    'key-3 was unknown and is written 2 times',
  ];
  expect(compare({ 'key-1': 2, 'key-2': 1, 'key-3': 2 })).toEqual([`3 not so: ${wrong.join('; ')}`, false]);
  expect(compare({})[0]).toBe('1 not so: key-1 was acknowledged and is written 0 times');
});
