import { longestFirst, runQueue } from './queue.ts';

const step = (name: string, weight: number, needs: string[] = [], places = 1) => ({ name, weight, needs, places });

/** Names as they begin and end; each takes as many turns of the event loop as it weighs. */
async function told(steps: ReturnType<typeof step>[], width = 2): Promise<string[]> {
  const said: string[] = [];
  await runQueue(steps, width, async ({ name, weight }) => {
    said.push(name);
    for (let turn = 0; turn < weight; turn++) await new Promise(setImmediate);
    said.push(`${name}.`);
  });
  return said;
}

it('begins with the longest, and with what the longest waits for', () => {
  const steps = [step('lint', 6), step('build', 3), step('size', 1, ['build']), step('journeys', 9, ['build'])];
  expect(longestFirst(steps).map(({ name }) => name)).toEqual(['build', 'journeys', 'lint', 'size']);
});

it('fills a free place with what is ready, and begins the rest when what it needs has ended', async () => {
  const said = await told([step('build', 4), step('suite', 9, ['build']), step('knip', 1), step('lint', 2)]);
  expect(said.slice(0, 2)).toEqual(['build', 'lint']);
  expect(said.indexOf('suite')).toBeGreaterThan(said.indexOf('build.'));
  expect(said.indexOf('knip')).toBeLessThan(said.indexOf('suite'));
  expect(said).toHaveLength(8);
});

it.each([
  ['never runs more than its width', [step('a', 3), step('b', 2), step('c', 1)], 1, 'a a. b b. c c.'],
  [
    'waits for as many places as a step takes, and runs one alone that takes more than there are',
    [step('journeys', 4, [], 3), step('a', 3), step('b', 2)],
    2,
    'journeys journeys. a b b. a.',
  ],
  ['does not wait for what is not in the queue', [step('suite', 1, ['build'])], 2, 'suite suite.'],
])('%s', async (_what, steps, width, said) => expect((await told(steps, width)).join(' ')).toBe(said));
