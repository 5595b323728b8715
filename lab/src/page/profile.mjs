// Preloaded into what is measured when CPU_PROFILES names a folder: leaves CPU profiles there, of render workers too.
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import threads from 'node:worker_threads';

const SLICE_MS = 5_000;
// A render worker has no environment but this.
const program = process.env.CPU_PROFILES_PROGRAM ?? path.basename(path.dirname(process.argv[1] ?? ''));
// Read now, because a render worker loses them when its code comes.
const { pid } = process;
const folder = process.env.CPU_PROFILES ?? '.';
const session = new Session();
let slice = 0;

function keep() {
  session.post('Profiler.stop', (error, result) => {
    if (error) return;
    const name = `${pid}-${program}-thread${threads.threadId}-${slice++}.cpuprofile`;
    writeFileSync(path.join(folder, name), JSON.stringify(result.profile));
  });
}

session.connect();
session.post('Profiler.enable');
session.post('Profiler.start');
// A worker that is terminated runs nothing any more: what it did must have been kept before.
setInterval(() => {
  keep();
  session.post('Profiler.start');
}, SLICE_MS).unref();
process.on('exit', keep);

threads.Worker = class extends threads.Worker {
  constructor(file, options = {}) {
    super(file, {
      ...options,
      env: { ...options.env, CPU_PROFILES: process.env.CPU_PROFILES, CPU_PROFILES_PROGRAM: program },
      execArgv: ['--import', import.meta.url],
    });
  }
};
syncBuiltinESMExports();
