import { jest } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { logRequests } from './request-log.ts';

let server: FastifyInstance;
let lines: { status: number; times?: number }[];

beforeEach(() => {
  lines = [];
  server = Fastify({
    logger: { stream: { write: (line) => lines.push(JSON.parse(line)) } },
    disableRequestLogging: true,
  });
  logRequests(server, { observeRequest: () => undefined }, () => false);
  server.get('/there', () => 'here');
});
afterEach(async () => {
  await server.close();
});

const ask = (url: string, remoteAddress: string) => server.inject({ url, remoteAddress });
const told = () => lines.splice(0).flatMap(({ status, times }) => (status === undefined ? [] : [[status, times ?? 1]]));

it('what a network asks for in vain is one line a minute, and everything else a line each', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  for (let index = 0; index < 100; index++) await ask(`/nowhere-${index}`, `2001:db8:1:${index}::1`);
  await ask('/nowhere', '2001:db8:2::1');
  for (let time = 0; time < 3; time++) await ask('/there', '2001:db8:1::1');
  expect(told().join(' ')).toBe('404,1 404,1 200,1 200,1 200,1');
  now.mockReturnValue(60_000);
  await ask('/nowhere', '2001:db8:1::1');
  expect(told()).toEqual([[404, 100]]);
});
