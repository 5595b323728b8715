import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { dial } from './raw.ts';
import { TestReleases } from './releases.ts';
import { ShellProcess } from './shell-process.ts';

const releases = new TestReleases();
let shell: ShellProcess;

beforeAll(async () => {
  releases.publish({ shell: releases.version('shell'), 'mf-sample': releases.version('mf-sample') });
  shell = await ShellProcess.start(releases);
});

afterAll(async () => {
  await shell.stop();
  releases.remove();
});

describe('a crowd that comes while the shell is busy for a moment', () => {
  it('need not knock twice: the system keeps its connections', async () => {
    shell.pause();
    const sockets = Array.from({ length: 1_500 }, () => dial(shell.origin));
    // Without a time limit, because a refused client retries while the shell stands still.
    await Promise.race([Promise.all(sockets.map((socket) => once(socket, 'connect'))), delay(10_000)]);
    const connected = sockets.filter((socket) => !socket.connecting).length;
    shell.goOn();
    for (const socket of sockets) socket.on('error', () => undefined).destroy();
    expect(connected).toBe(1_500);
  });
});
