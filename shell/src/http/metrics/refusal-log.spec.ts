import Fastify, { type FastifyInstance } from 'fastify';
import { fail } from '../errors.ts';
import { logRefusals } from './refusal-log.ts';

interface Line {
  status: number;
  refused: number;
  requestId: string;
  last: { ip: string; method: string; path: string };
  msg: string;
}

let server: FastifyInstance;
let lines: string[];
let now: number;

beforeEach(() => {
  [lines, now] = [[], 0];
  server = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
  logRefusals(server, () => now);
  server.post<{ Params: { status: string } }>('/answers/:status', ({ params }, reply) =>
    fail(reply, Number(params.status), 'refused', 'No.'),
  );
});
afterEach(() => server.close());

const send = (status: number, query = '', remoteAddress = '192.0.2.7') =>
  server.inject({ method: 'POST', url: `/answers/${status}${query}`, remoteAddress });
const logged = (): Line[] => lines.map((line): Line => JSON.parse(line));

it('the log says what was refused, and who asked, but not what somebody searched for', async () => {
  await send(403, '?query=my+divorce&near=41.88,-87.63');
  const last = { ip: '192.0.2.7', method: 'POST', path: '/answers/403' };
  expect(logged()).toMatchObject([{ status: 403, refused: 1, last, msg: 'refused: a write from another site' }]);
  expect(logged()[0]?.requestId).not.toBe('');
  expect(lines.join()).not.toMatch(/divorce|41\.88/);
});

it('the log tells of a flood by a line a minute for each kind, with the number', async () => {
  for (let n = 0; n < 50; n++) await send(403);
  await send(415);
  now = 60_000;
  await send(403);
  expect(logged().map(({ status, refused }) => `${status}: ${refused}`)).toEqual(['403: 1', '415: 1', '403: 50']);
});

it('the log keeps one line one line, whatever an address holds', async () => {
  await server.inject({ method: 'POST', url: '/answers/400%0a{"msg":"all is well"}' });
  expect(lines.every((line) => line.trimEnd().split('\n').length === 1)).toBe(true);
});

it('the log says nothing of what visitors do', async () => {
  for (const status of [200, 303, 404, 422, 429]) await send(status);
  expect(lines).toEqual([]);
});
