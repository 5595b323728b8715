import { until } from '../processes/http.ts';
import { Progress } from './progress.ts';
import { explain, StartError } from '../commands/program.ts';

it('a step is a line with what it noted and how long it took; one that fails is a line too, and its error goes on', async () => {
  const lines: string[] = [];
  const progress = new Progress((line) => lines.push(line));
  const result = await progress.step('tables', async (note) => {
    note('300 businesses');
    note('1,929 reviews');
    return 7;
  });
  expect(result).toBe(7);
  await expect(progress.step('tables', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(lines).toEqual([
    expect.stringMatching(/^ {2}✓ tables: 300 businesses, 1,929 reviews \(\d+\.\d s\)$/),
    expect.stringMatching(/^ {2}✗ tables \(\d+\.\d s\)$/),
  ]);
});

it('what could not be started is explained with the end of its log and what to do; a bug of ours keeps its stack', () => {
  const text = explain(new StartError('svc-a ended while starting.', ['Start again.'], { log: 'line 1\nline 2' }));
  expect(text).toBe('\nsvc-a ended while starting.\n\n    | line 1\n    | line 2\n\n  → Start again.\n');
  expect(explain(new StartError('No space left.', ['Free some.']))).toContain('→ Free some.');
  expect(explain(new Error('oops'))).toContain('progress.spec');
  expect(explain('text')).toBe('text');
});

it('asking ends with the first yes, with the patience, or when waiting is in vain', async () => {
  let asked = 0;
  expect(await until(() => Promise.resolve(++asked === 3), 5_000)).toBe(true);
  expect(asked).toBe(3);
  const never = () => Promise.resolve(false);
  expect(await until(never, 100)).toBe(false);
  const began = Date.now();
  const isGone = () => false;
  expect(await until(never, 60_000, isGone)).toBe(false);
  expect(Date.now() - began).toBeLessThan(5_000);
});
