import { expect, it } from '@jest/globals';
import { ENGINES } from '../../../test/engines.ts';

const absent = ENGINES.filter((engine) => engine.absent);
const list = (engines: typeof ENGINES): string => engines.map(({ name }) => name).join(', ');

it('the conformance suite runs on PostgreSQL always, and says plainly which engines it did not run on', () => {
  process.stdout.write(`conformance: ran on ${list(ENGINES.filter((engine) => !engine.absent))}\n`);
  for (const { name, absent: why } of absent) process.stdout.write(`conformance: NOT RUN on ${name}: ${why}\n`);
  expect(list(absent)).not.toContain('postgres');
});
