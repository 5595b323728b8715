import { longestFirst, runQueue } from './queue.ts';

const step = (name: string, weight: number, needs: string[] = [], places = 1) => ({ name, weight, needs, places });

/** Names as they begin and end; each takes as many turns of the event loop as it weighs. */
async function told(steps: ReturnType<typeof step>[], width = 2): Promise<string[]> {
  const said: string[] = [];
  await runQueue(steps, width, async ({ name, weight }) => {
    said.push(name);
    for (let turn = 0; turn < weight; turn++) await new Promise(setImmediate);
    said.push(`${name} ended`);
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
  expect(said.indexOf('suite')).toBeGreaterThan(said.indexOf('build ended'));
  expect(said.indexOf('knip')).toBeLessThan(said.indexOf('suite'));
  expect(said).toHaveLength(8);
});

it('never runs more than its width', async () => {
  const said = await told([step('a', 3), step('b', 2), step('c', 1)], 1);
  expect(said).toEqual(['a', 'a ended', 'b', 'b ended', 'c', 'c ended']);
});

it('waits for as many places as a step takes, and runs one alone that takes more than there are', async () => {
  const said = await told([step('journeys', 4, [], 3), step('a', 3), step('b', 2)]);
  expect(said).toEqual(['journeys', 'journeys ended', 'a', 'b', 'b ended', 'a ended']);
});

it('does not wait for what is not in the queue', async () => {
  expect(await told([step('suite', 1, ['build'])])).toEqual(['suite', 'suite ended']);
});
