import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { endProcess } from './end-process.ts';
import { freePort, portIsFree } from './free-port.ts';
import { processIdentity, sendSignal } from './identity.ts';

/** A process that has said that it is ready, because a signal before its handler stands would end it at once. */
async function start(script: string): Promise<{ pid: number; exit: Promise<unknown[]>; startedAt: string }> {
  const child = spawn(process.execPath, ['-e', `${script}; console.log('ready'); setInterval(() => {}, 1000)`]);
  const exit = once(child, 'exit');
  await once(child.stdout, 'data');
  const pid = child.pid ?? 0;
  return { pid, exit, startedAt: processIdentity(pid)?.startedAt ?? '' };
}

it.each([
  ['that listens ends by itself', 'process.exit(7)', 5_000, [7, null]],
  ['that does not listen is ended by force once the patience is over', '{}', 200, [null, 'SIGKILL']],
])('a process %s', async (_what, handler, patience, ended) => {
  const { pid, exit, startedAt } = await start(`process.on("SIGTERM", () => ${handler})`);
  await endProcess(pid, startedAt, patience);
  expect(await exit).toEqual(ended);
});

it('a process that only has the number is left alone', async () => {
  const { pid, exit } = await start('0');
  await endProcess(pid, 'long ago', 5_000);
  expect(processIdentity(pid)).not.toBeNull();
  process.kill(pid, 'SIGKILL');
  await exit;
  expect(processIdentity(pid)).toBeNull();
});

it('a process that has ended since it was listed is passed over by signals, and a wrong signal is not', async () => {
  const { pid, exit } = await start('0');
  sendSignal(pid, 'SIGKILL');
  await exit;
  expect(() => sendSignal(pid, 'SIGSTOP')).not.toThrow();
  expect(() => sendSignal(Number.NaN, 'SIGSTOP')).toThrow('pid');
});

it('nobody runs under a number that is none', () => {
  expect([0, -1, 1.5, Number.NaN].map((pid) => processIdentity(pid))).toEqual([null, null, null, null]);
});

it('a port is free until somebody listens on it', async () => {
  const port = await freePort();
  expect(await portIsFree(port)).toBe(true);
  const server = createServer();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  expect(await portIsFree(port)).toBe(false);
  server.close();
});
