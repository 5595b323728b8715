import { Numbers } from './numbers.ts';
import { inTime } from './in-time.ts';

it('answers nothing in place of what fails or takes too long', async () => {
  expect(await inTime(() => [1])()).toEqual([1]);
  expect(await inTime(() => Promise.reject(new Error('no database')))()).toEqual([]);
  expect(await inTime<number>(() => new Promise(() => {}), 5)()).toEqual([]);
});

it('does not ask again while nobody has answered, and does afterwards', async () => {
  let [asked, answer] = [0, (_: readonly number[]) => {}];
  const ask = inTime<number>(() => {
    asked += 1;
    return new Promise((resolve) => (answer = resolve));
  }, 5);
  await ask();
  await ask();
  expect(asked).toBe(1);
  answer([1]);
  await new Promise((resolve) => setTimeout(resolve, 1));
  await ask();
  expect(asked).toBe(2);
});

it('tells the other numbers of a service whose database does not answer', async () => {
  const numbers = new Numbers('svc-test');
  numbers.gauge('of_the_database', 'Never known.', () => Promise.reject(new Error('no database')));
  numbers.gauges('of_tables', 'Never known.', ['table'], () => Promise.reject(new Error('no database')));
  numbers.gauge('of_the_process', 'Always known.', () => 1);
  const text = await numbers.registry.metrics();
  expect(text).toContain('of_the_process{service="svc-test"} 1');
  expect(text).not.toMatch(/^of_the_database|^of_tables/m);
});
