import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { ChildrenFile } from '../site/children-file.ts';
import { dataPaths } from '../files/paths.ts';
import { originOf, replace } from './replace.ts';
import { listen } from '../testing/listen.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

/** Asked for its health, the new process is not ready at first; pages are answered all the while, as they are kept. */
const NOT_READY_TIMES = 3;
const folder = scratchFolder();
let asked: string[] = [];
const site = createServer((request, answer) => {
  asked.push(request.url ?? '');
  const isReady =
    request.url !== '/health/ready' || asked.filter((url) => url === request.url).length > NOT_READY_TIMES;
  answer.writeHead(isReady ? 200 : 503).end();
});
const origin = `http://127.0.0.1:${await listen(site)}`;
afterAll(() => site.close());

/** A process that its supervisor starts again when it ends. */
function supervised(children: ChildrenFile, ...readyUrl: string[]) {
  const first = spawn('sleep', ['600']);
  const second = spawn('sleep', ['600']);
  children.note('svc-a', first.pid ?? 0, ...readyUrl);
  first.once('exit', () => children.note('svc-a', second.pid ?? 0, ...readyUrl));
  return { first, end: () => second.kill('SIGKILL') };
}

it('is done only when the new process is ready, however well the site answers without it', async () => {
  asked = [];
  const paths = dataPaths(folder);
  const { first, end } = supervised(new ChildrenFile(paths.children), `${origin}/health/ready`);
  await replace('svc-a', { paths, origin });
  end();
  expect(first.signalCode).toBe('SIGTERM');
  expect(asked).toEqual([
    ...Array.from({ length: NOT_READY_TIMES + 1 }, () => '/health/ready'),
    '/',
    '/api/businesses/search?limit=1',
  ]);
});

it('asks the site alone where an npm start of an earlier release does not tell how to ask the process', async () => {
  asked = [];
  const paths = dataPaths(folder);
  const { end } = supervised(new ChildrenFile(paths.children));
  await replace('svc-a', { paths, origin });
  end();
  expect(asked).toEqual(['/', '/api/businesses/search?limit=1']);
});

it('finds the site where its npm start listens, whatever PORT is now', () => {
  const children = new ChildrenFile(dataPaths(folder).children);
  children.note('shell', process.pid, 'http://127.0.0.1:3001/health/ready');
  expect(originOf(dataPaths(folder).children, 3000)).toBe('http://127.0.0.1:3001');
  children.note('shell', process.pid);
  expect(originOf(dataPaths(folder).children, 3000)).toBe('http://localhost:3000');
});
