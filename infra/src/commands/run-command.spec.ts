import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processIdentity } from '../processes/identity.ts';
import { StartError } from './program.ts';
import { until } from '../processes/http.ts';
import { inParallel } from './in-parallel.ts';
import { runCommand, runStep } from './run-command.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const logs = scratchFolder();

const gone = (pid: number) => until(() => Promise.resolve(processIdentity(pid) === null), 5_000);

it('both streams are kept in the order in which they were written', async () => {
  const outcome = await runCommand({ command: ['sh', '-c', 'echo one; echo two >&2; sleep 0.05; echo three'] });
  expect(outcome).toMatchObject({ ok: true, end: 'exit code 0' });
  expect(outcome.output.split('\n').sort()).toEqual(['', 'one', 'three', 'two']);
});

it('a failure says how it ended', async () => {
  expect(await runCommand({ command: ['sh', '-c', 'exit 3'] })).toMatchObject({ ok: false, end: 'exit code 3' });
  expect(await runCommand({ command: ['sh', '-c', 'kill -TERM $$'] })).toMatchObject({ ok: false, end: 'SIGTERM' });
  const missing = await runCommand({ command: ['no-such-program'] });
  expect(missing).toMatchObject({ ok: false, end: expect.stringContaining('ENOENT') });
});

it('the time that a command and its children were busy is told, and not that of others', async () => {
  const busy = 'let n = 0; while (process.cpuUsage().user < 3e5) n++;';
  const first = await runCommand({ command: ['sh', '-c', `node -e "${busy}"; true`] });
  expect(first.cpuSeconds).toBeGreaterThan(0.25);
  expect((await runCommand({ command: ['true'] })).cpuSeconds).toBeLessThan(0.25);
});

it.each([
  ['that outlives its limit is ended, and says so', '; wait', { limitSeconds: 0.5 }, false, 'Ended after 0.5 seconds'],
  ['is not kept waiting by a child that was left behind, which is ended', '', {}, true, ''],
])('a command %s', async (_what, more, limit, ok, words) => {
  const outcome = await runCommand({ command: ['sh', '-c', `sleep 60 & echo $!${more}`], ...limit });
  expect(outcome.ok).toBe(ok);
  expect(outcome.output).toContain(words);
  expect(outcome.seconds).toBeLessThan(10);
  expect(await gone(Number.parseInt(outcome.output))).toBe(true);
});

it('a step gets the base environment and its own, and nothing of ours', async () => {
  process.env['LAWDEX_TEST_SECRET'] = 'secret';
  const said = await runStep({ name: 'env', command: ['sh', '-c', 'env'], env: { OWN: '1' }, logs });
  delete process.env['LAWDEX_TEST_SECRET'];
  expect(said).toMatch(/^OWN=1$/m);
  expect(said).toMatch(/^TZ=UTC$/m);
  expect(said).not.toContain('secret');
});

it('a step that fails shows the end of what it said and where all of it is', async () => {
  const script = 'for i in $(seq 1 40); do echo line $i; done; exit 1';
  const error: unknown = await runStep({ name: 'fails', command: ['sh', '-c', script], logs }).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(StartError);
  expect(error).toMatchObject({
    message: 'fails failed (exit code 1).',
    advice: [`The whole log: ${join(logs, 'fails.log')}`],
    log: expect.stringMatching(/^line 16\n[\s\S]*line 40$/),
  });
  expect(readFileSync(join(logs, 'fails.log'), 'utf8')).toContain('line 1\n');
});

it('tasks run so many at a time and answer in their order', async () => {
  let running = 0;
  let most = 0;
  const results = await inParallel([30, 10, 20, 5], 2, async (ms) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, ms));
    running -= 1;
    return ms;
  });
  expect(results).toEqual([30, 10, 20, 5]);
  expect(most).toBe(2);
});
