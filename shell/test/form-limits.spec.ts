import { TestReleases } from './releases.ts';
import { ShellProcess } from './shell-process.ts';

const releases = new TestReleases();
let shell: ShellProcess;

beforeAll(async () => {
  releases.publish({ shell: releases.version('shell'), 'mf-sample': releases.version('mf-sample') });
  shell = await ShellProcess.start(releases, { MAX_WRITES_PER_VISITOR: '1', TRUSTED_PROXIES: '127.0.0.0/8' });
});

afterAll(async () => {
  await shell.stop();
  releases.remove();
});

const post = (name: string, from: string, target = '/reads') =>
  fetch(shell.origin + target, {
    method: 'POST',
    body: new URLSearchParams({ name, key: 'the-key-of-this-form' }),
    headers: { origin: 'https://lawdex.test', 'x-forwarded-for': from },
    redirect: 'manual',
  });

it('a form that comes too soon is shown again with what was typed, and says when to send it', async () => {
  await post('A', '192.0.2.1');
  const answer = await post('Ada "Lovelace"', '192.0.2.1');
  const html = await answer.text();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3600']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(html).toContain('value="Ada &quot;Lovelace&quot;"');
  expect(html).toContain('Please try again in about 60 minutes.');
  expect(html).toContain('the-key-of-this-form');
});

it('a form of somebody else is taken meanwhile', async () => {
  expect((await post('A', '192.0.2.2')).status).toBe(422);
});
