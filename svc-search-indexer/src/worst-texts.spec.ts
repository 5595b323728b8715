import { readOpenApi, textFieldsOf, tooSlowFor, type Asked, type TextField } from '@lawdex/svc-kit/testing';
import { business } from '../test/businesses.ts';
import { ADMIN_TOKEN, DeskUnderTest } from '../test/admin-desk.ts';

const desk = DeskUnderTest.inTests();
beforeAll(() => desk.service.index(business({ name: 'Smith & Lee, P.C.' }), business({ name: 'Peña Law' })));

/** Once: a search that is refused for being late is an answer, too. */
async function ask(path: string, headers: Record<string, string>): Promise<{ status: number }> {
  const answer = await fetch(desk.service.url + path, { headers });
  await answer.arrayBuffer();
  return answer;
}

/** As a program does, which has the token. */
const asAdmin = ({ method, path, headers, body }: Asked) =>
  desk.ask(path, {
    method,
    headers: { ...headers, authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });

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

const fields = textFieldsOf(readOpenApi(new URL('../openapi.json', import.meta.url)));
const isOfAdmins = ({ path }: TextField) => path.startsWith('/admin/');
const values = {
  modifier: 'best',
  category: 'tax-law',
  location: 'chicago',
  city: 'chicago',
  slug: 'tax-law',
  q: 'tax',
  name: 'Ada',
  token: ADMIN_TOKEN,
};

it('no text that anybody may send, at its limit or above, in the worst characters, takes the thread for 50 ms', async () => {
  const visitors = fields.filter((field) => !isOfAdmins(field));
  expect(await tooSlowFor(visitors, values, ({ path, headers }) => ask(path, headers), READ)).toEqual([]);
});

it('nor does one that admins send', async () => {
  expect(fields.filter(isOfAdmins).length).toBeGreaterThan(5);
  expect(await tooSlowFor(fields.filter(isOfAdmins), values, asAdmin)).toEqual([]);
});

it("nor one that somebody gives as an admin's name or token", async () => {
  const login = ['name', 'token'].map((name) => ({ method: 'post', path: '/admin/login', in: 'form' as const, name }));
  const logins = login.map((field) => ({ ...field, max: undefined, others: login.filter((one) => one !== field) }));
  const post = ({ path, body = {} }: Asked) =>
    desk.ask(path, { method: 'POST', body: new URLSearchParams(body as Record<string, string>) });
  expect(await tooSlowFor(logins, values, post)).toEqual([]);
});
