import { httpServer } from '../../../test/http-server.ts';
import { connectMeilisearch } from './connect.ts';

it('asks for plain answers, because compressed ones come 40 ms later', async () => {
  const asked: unknown[] = [];
  const { url, close } = await httpServer(({ headers }, response) => {
    asked.push([headers['accept-encoding'], headers.authorization]);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"numberOfDocuments":3}');
  });
  const { index } = connectMeilisearch({ url, key: 'any' });
  expect((await index.stats('x')).documents).toBe(3);
  expect(asked).toEqual([['identity', 'Bearer any']]);
  await close();
});
