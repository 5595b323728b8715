import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestDatabase, TEST_TOKEN } from '@lawdex/svc-kit/testing';
import type { TestDatabase } from '@lawdex/svc-kit/testing';
import { addPost } from '../../test/blog.ts';
import { migrateBlog } from '../database.ts';

// The deployed program, so `npm run build` must come first.
const PROGRAM = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const READERS = 20;
const ENOUGH = 150;

let database: TestDatabase;
let child: ChildProcess;
let url: string;
beforeAll(async () => {
  database = await createTestDatabase(migrateBlog);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  child = spawn(process.execPath, [PROGRAM], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATABASE_URL: database.appUrl,
      INTERNAL_TOKEN: TEST_TOKEN,
      PUBLIC_ORIGIN: url,
      LOG_LEVEL: 'fatal',
    },
    stdio: 'ignore',
  });
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 50));
});
afterAll(async () => {
  child.kill('SIGKILL');
  await database.drop();
});

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function isReady(): Promise<boolean> {
  if (child.exitCode !== null) throw new Error('The service has ended: is it built?');
  return fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

it('no view that was answered is lost when the process is killed while many read', async () => {
  const { id, slug } = await addPost({ database });
  let sent = 0;
  let answered = 0;
  const killed = once(child, 'exit');
  const read = async (): Promise<void> => {
    for (;;) {
      sent += 1;
      const answer = await fetch(`${url}/api/blog/posts/${slug}`).catch(() => null);
      if (answer === null) return;
      // The head is enough, because it is sent once the view is stored.
      if (answer.status === 200) answered += 1;
      await answer.arrayBuffer().catch(() => undefined);
      if (answered >= ENOUGH) child.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: READERS }, read));
  await killed;
  const { rows } = await database.pool.query(
    'select coalesce(sum(count), 0)::int as n, (select view_count from blog_posts where id = $1) as summed from blog_post_views where post_id = $1',
    [id],
  );
  const counted = rows[0].n + rows[0].summed;
  expect(answered).toBeGreaterThanOrEqual(ENOUGH);
  expect(counted).toBeGreaterThanOrEqual(answered);
  expect(counted).toBeLessThanOrEqual(sent);
});
