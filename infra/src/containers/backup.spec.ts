import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ROOT } from '../files/paths.ts';
import { until } from '../processes/http.ts';
import { listen } from '../testing/listen.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

it('numbers are told again after a backup that failed: those that somebody deleted meanwhile are gone', async () => {
  const folder = scratchFolder();
  const old = join(folder, 'lawdex-2026-11-20T03-00-00Z.tar.gz');
  writeFileSync(old, '');
  utimesSync(old, 0, 1_000_000);
  const numbers = () =>
    existsSync(join(folder, 'backup.prom')) ? readFileSync(join(folder, 'backup.prom'), 'utf8') : '';
  const before: string[] = [];
  // A database that lets nobody in, and a hand that deletes the backup meanwhile.
  const database = createServer((socket) => {
    before.push(numbers());
    rmSync(old, { force: true });
    socket.destroy();
  });
  const port = await listen(database);
  const program = join(ROOT, 'infra/src/containers/backup.ts');
  const env = { ...process.env, BACKUP_DIR: folder, ADMIN_DATABASE_URL: `postgres://a:b@127.0.0.1:${port}/c` };
  const child = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', program], { cwd: ROOT, env });
  try {
    const isGone = () => Promise.resolve(numbers().includes('\nbackup_newest_timestamp_seconds 0\n'));
    expect(await until(isGone, 60_000, () => child.exitCode === null)).toBe(true);
    expect(before[0]).toContain('\nbackup_kept 1\n');
    expect(numbers()).toContain('\nbackup_kept 0\n');
  } finally {
    child.kill('SIGKILL');
    database.close();
  }
});
