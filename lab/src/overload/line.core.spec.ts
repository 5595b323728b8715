import { expect, it } from '@jest/globals';
import { lineOf, shortfalls } from './line.core.ts';
import type { Seen } from './line.core.ts';
import { fallen, report } from './report.core.ts';
import type { Sample } from './sample.core.ts';

const sample = (given: Partial<Sample>): Sample => ({
  ...{ n: 0, at: 0, late: 0, took: 40, status: 200, retryAfter: false, sent: true },
  ...given,
});
const served = (took = 40) => sample({ took });
const refused = (took = 5) => sample({ took, status: 503, retryAfter: true });
const many = (count: number, make: () => Sample) => Array.from({ length: count }, make);
const beside = (at: number, given: Partial<Sample> = {}) => sample({ at, ...given });

/** Ten a second are possible, fifty a second are asked for during ten seconds; ninety are served. */
const seen = (given: Partial<Seen> = {}): Seen => ({
  kind: 'pages',
  times: 5,
  capacity: 10,
  seconds: 10,
  samples: [...many(90, served), ...many(410, refused)],
  beside: [beside(500), beside(9_000), beside(10_500), beside(12_000)],
  memoryMb: { before: 200, most: 250 },
  generatorCores: 0.3,
  written: null,
  ...given,
});
const shortfallsOf = (given: Partial<Seen>) => shortfalls(lineOf(seen(given)));

it('a line says what was offered, served and refused', () => {
  expect(lineOf(seen())).toMatchObject({
    offered: 50,
    served: 9,
    goodput: 0.9,
    admitted: { p50: 40, p99: 40 },
    refused: { share: 0.82, p50: 5, p99: 5 },
    errors: {},
    memoryMb: 50,
    normalSeconds: 0,
    besideServed: 1,
  });
  expect(shortfallsOf({})).toEqual([]);
});

it('too little served falls short', () => {
  const samples = [...many(79, served), ...many(421, refused)];
  expect(shortfallsOf({ samples })).toEqual(['goodput 79 %, promised 80 %']);
});

it('what is served after a second was not served in time', () => {
  const samples = [...many(79, served), ...many(11, () => served(1_001)), ...many(410, refused)];
  expect(shortfallsOf({ samples })).toEqual([
    'goodput 79 %, promised 80 %',
    'p99 of admitted 1001 ms, promised 1000 ms',
  ]);
});

it('a refusal that takes long falls short, and is counted from when it was sent', () => {
  const slow = (late: number) => [...many(90, served), ...many(410, () => ({ ...refused(25), late }))];
  expect(shortfallsOf({ samples: slow(0) })).toEqual(['p99 of refusals 25.0 ms, promised 20 ms']);
  expect(shortfallsOf({ samples: slow(10) })).toEqual([]);
});

it('a refusal without Retry-After, an error and silence are neither', () => {
  const odd = [
    sample({ status: 503 }),
    sample({ status: 500 }),
    sample({ status: 0 }),
    sample({ status: 0, sent: false }),
  ];
  const samples = [...many(90, served), ...many(406, refused), ...odd];
  expect(lineOf(seen({ samples })).errors).toEqual({
    '503 without Retry-After': 1,
    '500': 1,
    'no answer': 1,
    'no connection': 1,
  });
  expect(shortfallsOf({ samples })).toEqual(['4 answers are neither']);
});

it('memory that grows too much falls short', () => {
  expect(shortfallsOf({ memoryMb: { before: 200, most: 301 } })).toEqual(['101 MB more, promised 100 MB']);
});

it('a visitor who notices something long after the load falls short', () => {
  expect(shortfallsOf({ beside: [beside(13_060, { status: 503, retryAfter: true }), beside(13_400)] })).toEqual([
    'normal after 3.1 s, promised 3 s',
  ]);
  expect(shortfallsOf({ beside: [beside(12_900, { took: 251 }), beside(13_400)] })).toEqual([
    'normal after 3.2 s, promised 3 s',
  ]);
  expect(shortfallsOf({ beside: [beside(12_900, { status: 503 })] })).toEqual([
    'not normal as long as it was watched, promised 3 s',
  ]);
  expect(shortfallsOf({ beside: [beside(9_900, { status: 503 }), beside(13_100)] })).toEqual([]);
});

it('visitors who come late themselves say nothing about the site', () => {
  const samples = [
    ...many(90, served),
    ...many(410, () => sample({ late: 60, took: 65, status: 429, retryAfter: true })),
  ];
  expect(shortfallsOf({ samples })).toEqual(['the visitors themselves came 60 ms late']);
});

it('a review that is not as it was answered falls short', () => {
  const written = { acknowledged: 1, refused: 0, unknown: 0, unknownWritten: 0, violations: ['one'] };
  expect(shortfallsOf({ written })).toEqual(['1 reviews are not as they were answered']);
});

it('the report has a row for each line, and says under it what falls short', () => {
  const line = lineOf(seen({ samples: many(500, refused) }));
  const proofs = [{ claim: 'the index agrees', violations: ['it does not'] }];
  const text = report({ capacity: { pages: 10, reviews: 20 }, lines: [line], proofs });
  expect(text).toContain('| pages x 5 | 50 | 0 | 0 % |');
  expect(text).toContain('- pages x 5: goodput 0 %, promised 80 %');
  expect(fallen({ lines: [line], proofs })).toHaveLength(2);
  expect(fallen({ lines: [lineOf(seen())], proofs: [] })).toEqual([]);
});
