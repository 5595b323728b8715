import { setImmediate } from 'node:timers/promises';
import { inSlices, partsOf, inTurns } from './in-slices.ts';
import { testDictionary } from '@lawdex/search-language/testing/dictionary';
import { DEFAULT_ENTRIES, Meanings, atOnce, each, type Steps } from '@lawdex/search-language/meanings';
import { Dictionary, Vocabulary } from '@lawdex/search-language/dictionary';

const busyFor = (ms: number): void => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

it('who waits has a turn long before a large batch is done', async () => {
  let done = 0;
  const batch = inSlices(Array.from({ length: 20 }), () => {
    busyFor(5);
    done += 1;
  });
  const seen: number[] = [];
  while (done < 20) {
    await setImmediate();
    seen.push(done);
  }
  await batch;
  expect(Math.min(...seen)).toBeLessThan(20);
  expect(seen.length).toBeGreaterThan(1);
});

it('results stand in the order of what was worked at, of nothing too', async () => {
  expect(await inSlices([3, 1, 2], (one) => one * 2)).toEqual([6, 2, 4]);
  expect(await inSlices([], String)).toEqual([]);
});

it('parts hold all that there is, the last one what is left', () => {
  expect(partsOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(partsOf([], 2)).toEqual([]);
});

/** How many words are set before others have their turn, at most. */
function mostInOneStep<R>(vocabulary: Vocabulary, steps: Steps<R>): number {
  let most = 0;
  for (let before = vocabulary.revision; ; before = vocabulary.revision) {
    const { done } = steps.next();
    most = Math.max(most, vocabulary.revision - before);
    if (done) return most;
  }
}

const stepsOf = <R>(steps: Steps<R>): number => [...{ [Symbol.iterator]: () => steps }].length;

describe('work in steps', () => {
  it('ends a step after so many, and answers the same at once', () => {
    const seen: number[] = [];
    expect(stepsOf(each([1, 2, 3, 4, 5], 2, (one) => seen.push(one)))).toBe(2);
    expect(seen).toEqual([1, 2, 3, 4, 5]);
    expect(atOnce(Meanings.building([])).of('lawyer')).toEqual(Meanings.with([]).of('lawyer'));
  });

  it('gives whoever waits a turn after every step', async () => {
    let steps = 0;
    let turns = 0;
    const work = inTurns(each(Array.from({ length: 100 }), 1, () => void steps++));
    while (steps < 100) {
      await setImmediate();
      turns++;
    }
    await work;
    expect(turns).toBeGreaterThanOrEqual(99);
  });
});

describe('the dictionary', () => {
  const { categories, places, background } = testDictionary();

  it('reads fifty entries at a time', () => {
    expect(stepsOf(Meanings.building([]))).toBe(Math.floor(DEFAULT_ENTRIES.length / 50));
  });

  it('learns at most two thousand words in one step', () => {
    const vocabulary = new Vocabulary();
    const meanings = Meanings.with([]);
    const steps = Dictionary.building([...categories.values()], [...places.values()], vocabulary, {
      ...background,
      meanings,
    });
    expect(mostInOneStep(vocabulary, steps)).toBeLessThanOrEqual(2_000);
    expect(vocabulary.revision).toBeGreaterThan(5_000);
  });
});
