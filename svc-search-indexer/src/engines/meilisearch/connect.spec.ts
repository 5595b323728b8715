import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connectMeilisearch } from './connect.ts';

it('asks for plain answers, because compressed ones come 40 ms later', async () => {
  const asked: unknown[] = [];
  const server = createServer(({ headers }, response) => {
    asked.push([headers['accept-encoding'], headers.authorization]);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"numberOfDocuments":3}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const { index } = connectMeilisearch({ url: `http://127.0.0.1:${port}`, key: 'any' });
  expect((await index.stats('x')).documents).toBe(3);
  expect(asked).toEqual([['identity', 'Bearer any']]);
  server.closeAllConnections();
  server.close();
});
