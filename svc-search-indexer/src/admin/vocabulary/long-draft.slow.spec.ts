import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DeskUnderTest } from '../../../test/admin-desk.ts';
import type { Draft } from './vocabulary-changes.ts';

let desk: DeskUnderTest;
beforeAll(async () => {
  desk = await DeskUnderTest.start();
  await desk.login();
});
afterAll(() => desk.stop());

it('a draft of five hundred changes is shown, put live and read', async () => {
  for (let number = 0; number < 500; number++) {
    await desk.call('vocabulary/add', { phrase: `marsupial ${number} matter`, kind: 'practice', means: 'tax-law' });
  }
  expect((await desk.page('/admin/vocabulary')).text).toContain('Take back marsupial 499 matter');
  const { revision, changes } = (await desk.call<Draft>('vocabulary/draft')).body;
  expect(changes).toHaveLength(500);
  expect((await desk.call('vocabulary/live', { revision })).status).toBe(204);
  const { understood } = await desk.service.search({ query: 'marsupial 499 matter' });
  expect(understood.practices.map(({ slug }) => slug)).toEqual(['tax-law']);
});
