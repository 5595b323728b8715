import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readOpenApi, textFieldsOf, tooSlowFor } from '@lawdex/svc-kit/testing';
import { business } from '../test/businesses.ts';
import { DeskUnderTest } from '../test/admin-desk.ts';

let desk: DeskUnderTest;

beforeAll(async () => {
  desk = await DeskUnderTest.start();
  await desk.service.index(business({ name: 'Smith & Lee, P.C.' }), business({ name: 'Peña Law' }));
});

afterAll(() => desk.stop());

/** Once: a search that is refused for being late is an answer, too. */
async function ask(path: string, headers: Record<string, string>): Promise<{ status: number }> {
  const answer = await fetch(desk.service.url + path, { headers });
  await answer.arrayBuffer();
  return answer;
}

/** What the readers of searches look for. */
const READ = {
  'names of places': 'new york ',
  'places, comma-separated': 'springfield, il, ',
  'what is not wanted': 'not in no ',
  'a surname apart': 'o mc de la ',
  'numbers of streets': '12 st. n w ave ',
  'numbers of licences': 'TX 24 bar no. ',
  'practice areas': 'dui car accident ',
  'misspelt words': 'lawer acident hosuton ',
  'a path': 'best-in-near-me-',
};

it('no text that anybody may send, at its limit or above, in the worst characters, takes the thread for 50 ms', async () => {
  const fields = textFieldsOf(readOpenApi(new URL('../openapi.json', import.meta.url)));
  const visitors = fields.filter(({ path }) => !path.startsWith('/admin/'));
  const values = {
    modifier: 'best',
    category: 'tax-law',
    location: 'chicago',
    city: 'chicago',
    slug: 'tax-law',
    q: 'tax',
  };
  expect(await tooSlowFor(visitors, values, ({ path, headers }) => ask(path, headers), READ)).toEqual([]);
});
