import { setTimeout as delay } from 'node:timers/promises';
import { command, complain, readArguments, run, say } from '@lawdex/svc-kit';
import { AdminPort } from './admin/command/admin-port.ts';
import { planLine, progressLine } from './rebuild/progress.core.ts';
import type { AlreadyRunningDto, RebuildDto, RebuildsDto } from './admin/rebuild/rebuild.dto.ts';

const USAGE = `npm run reindex -- [--engine postgres|meilisearch] [--dry-run]
Builds search indexes anew beside those that searches read: all of them, one after the other, or one.`;
const LOOK_EVERY_MS = 300;
const LINE_EVERY_MS = 5_000;
const PATIENCE_MS = 30_000;

/** A service that is just being replaced is asked again. */
async function rebuildsOf(port: AdminPort): Promise<RebuildsDto> {
  for (const until = performance.now() + PATIENCE_MS; ; await delay(LOOK_EVERY_MS)) {
    try {
      return (await port.call<RebuildsDto>({ method: 'GET', path: 'reindex?limit=500' })).content;
    } catch (error) {
      if (performance.now() > until) throw error;
    }
  }
}

async function watch(port: AdminPort, { id, engine }: RebuildDto): Promise<boolean> {
  const live = process.stdout.isTTY === true;
  const goesOn = (): never => {
    process.stdout.write(`\nThe rebuild of ${engine} goes on. npm run reindex shows it again.\n`);
    process.exit(130);
  };
  process.on('SIGINT', goesOn);
  let shownAt = -Infinity;
  for (;;) {
    const { running, history } = await rebuildsOf(port);
    const ended = history.find((one) => one.id === id);
    const now = ended ?? running.find((one) => one.id === id);
    if (live && now) process.stdout.write(`\r\u001b[K${progressLine(now)}`);
    else if (now && performance.now() - shownAt > LINE_EVERY_MS) {
      say(progressLine(now));
      shownAt = performance.now();
    }
    if (ended) {
      process.off('SIGINT', goesOn);
      say(`${live ? '\n' : ''}${engine}: ${ended.phase}${ended.problem === null ? '.' : `. ${ended.problem}`}`);
      return ended.phase === 'done';
    }
    await delay(LOOK_EVERY_MS);
  }
}

async function reindex(port: AdminPort, wanted: string | undefined, dryRun: boolean): Promise<void> {
  const { generations, history } = await rebuildsOf(port);
  const engines = wanted === undefined ? generations.map(({ engine }) => engine).filter(isEngine) : [wanted];
  for (const engine of engines) {
    if (dryRun) {
      const last = history.find((one) => one.engine === engine && one.phase === 'done') ?? null;
      const { documents } = generations.find((one) => one.engine === engine) ?? { documents: 0 };
      say(planLine(engine, documents, last));
      continue;
    }
    const { status, content } = await port.call<RebuildDto | AlreadyRunningDto>(
      { method: 'POST', path: 'reindex', body: { engine } },
      [409],
    );
    if (status === 409) say(`A rebuild of ${engine} runs already; this is how far it is.`);
    if (!(await watch(port, 'rebuild' in content ? content.rebuild : content))) process.exitCode = 1;
  }
}

/** The rows of landing pages are no engine. */
const isEngine = (name: string): boolean => name !== 'landing';

run(async () => {
  const options = { engine: { type: 'string' }, 'dry-run': { type: 'boolean' }, help: { type: 'boolean' } } as const;
  const read = readArguments({ options }, ({ values }) => command(values));
  if (read.kind === 'wrong') {
    complain(`${read.problem}\n\n${USAGE}`);
    process.exitCode = 2;
    return;
  }
  const { engine, 'dry-run': dryRun = false, help } = read.command;
  if (help) say(USAGE);
  else await reindex(AdminPort.find(), engine, dryRun);
});
