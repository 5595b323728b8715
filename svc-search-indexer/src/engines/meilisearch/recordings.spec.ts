import { statSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { everything } from '../../../test/conformance.ts';
import { recordedServer } from '../../../test/recorded-server.ts';
import { connectMeilisearch } from './connect.ts';

it('a question that was never recorded fails, and says how to record it', async () => {
  const server = await recordedServer();
  const { engine, index } = connectMeilisearch(server);
  await index.switchTo('never-recorded');
  await expect(engine.search(everything, AbortSignal.timeout(5_000))).rejects.toThrow(
    /was never recorded.*npm run record:meili/,
  );
  await server.close();
});

it('recordings stay small, because they are read by people', () => {
  const { size } = statSync(new URL('../../../test/recordings/meilisearch.json', import.meta.url));
  expect(size).toBeLessThan(300_000);
});
