import { userInfo } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { described, optional, origin, secretText } from '@lawdex/contracts';
import type { ApiError } from '@lawdex/contracts';
import { isAboutArguments, readConfig, run } from '@lawdex/svc-kit';
import { planLine, progressLine } from './rebuild/progress.core.ts';
import type { AlreadyRunningDto, RebuildDto, RebuildsDto } from './admin/rebuild/rebuild.dto.ts';

const USAGE = `npm run reindex -- [--engine postgres|meilisearch] [--dry-run]
Builds search indexes anew beside those that searches read: all of them, one after the other, or one.`;
const LOOK_EVERY_MS = 300;
const LINE_EVERY_MS = 5_000;
const PATIENCE_MS = 30_000;

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const complain = (text: string, code: number): void => {
  process.stderr.write(`${text}\n`);
  process.exitCode = code;
};

interface Answer<T> {
  status: number;
  content: T;
}

/** Of the site that runs. */
class AdminPort {
  constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  async call<T>(path: string, body?: object): Promise<Answer<T>> {
    const answer = await fetch(`${this.url}/admin/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${this.token}`,
        'x-operator': userInfo().username,
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const content = JSON.parse(await answer.text()) as T;
    if (!answer.ok && answer.status !== 409) throw new Error((content as ApiError).message);
    return { status: answer.status, content };
  }

  /** A service that is just being replaced is asked again. */
  async rebuilds(): Promise<RebuildsDto> {
    for (const until = performance.now() + PATIENCE_MS; ; await delay(LOOK_EVERY_MS)) {
      try {
        return (await this.call<RebuildsDto>('reindex?limit=500')).content;
      } catch (error) {
        if (performance.now() > until) throw error;
      }
    }
  }
}

/** Shows how far it is, until it has ended. */
async function watch(port: AdminPort, { id, engine }: RebuildDto): Promise<boolean> {
  const live = process.stdout.isTTY === true;
  const goesOn = (): never => {
    process.stdout.write(`\nThe rebuild of ${engine} goes on. npm run reindex shows it again.\n`);
    process.exit(130);
  };
  process.on('SIGINT', goesOn);
  let shownAt = -Infinity;
  for (;;) {
    const { running, history } = await port.rebuilds();
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
  const { generations, history } = await port.rebuilds();
  const engines = wanted === undefined ? generations.map(({ engine }) => engine).filter(isEngine) : [wanted];
  for (const engine of engines) {
    if (dryRun) {
      const last = history.find((one) => one.engine === engine && one.phase === 'done') ?? null;
      const { documents } = generations.find((one) => one.engine === engine) ?? { documents: 0 };
      say(planLine(engine, documents, last));
      continue;
    }
    const { status, content } = await port.call<RebuildDto | AlreadyRunningDto>('reindex', { engine });
    if (status === 409) say(`A rebuild of ${engine} runs already; this is how far it is.`);
    if (!(await watch(port, 'rebuild' in content ? content.rebuild : content))) process.exitCode = 1;
  }
}

/** The rows of landing pages are no engine. */
const isEngine = (name: string): boolean => name !== 'landing';

run(async () => {
  try {
    const { values } = parseArgs({
      options: { engine: { type: 'string' }, 'dry-run': { type: 'boolean' }, help: { type: 'boolean' } },
    });
    if (values.help) return say(USAGE);
    const { ADMIN_URL: url, ADMIN_TOKEN: token } = readConfig({
      ADMIN_URL: described('Where search admins are let in.', optional(origin())),
      ADMIN_TOKEN: described('What they show.', optional(secretText())),
    });
    if (url === undefined || token === undefined) {
      return complain('The site does not run. Start it, or set ADMIN_URL and ADMIN_TOKEN for one elsewhere.', 1);
    }
    await reindex(new AdminPort(url, token), values.engine, values['dry-run'] === true);
  } catch (error) {
    if (isAboutArguments(error)) return complain(`${error.message}\n\n${USAGE}`, 2);
    complain(error instanceof Error ? error.message : String(error), 1);
  }
});
