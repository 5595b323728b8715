import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { flag, integer, optional, readEnvironment, text } from '@lawdex/contracts';
import { imageSize } from '../containers/image-size.ts';
import { reaches, serverAccount } from '../postgres/account.ts';
import { portIsFree } from '../processes/free-port.ts';
import { tryLock } from '../processes/lock.ts';
import { StartError } from '../start/errors.ts';
import { dataPaths, ROOT } from '../start/paths.ts';
import { explain, onEnd } from '../start/run.ts';
import { firstVisit } from './first-visit.ts';
import { Topology } from './topology.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const VARIABLES = {
  PORT: integer({ min: 1, max: 65_535, fallback: 3000 }),
  DATA_DIR: text('.cache/prod'),
  DEMO_DATA: flag(true),
  DEMO_FIRMS: optional(integer({ min: 1, max: 2_000_000 })),
};

/** The variables that an operator's .env may hold are taken from our environment as they are. */
const PASSED_ON = /^(MAX_|HSTS_|RENDER_|LOG_LEVEL$|ANALYTICS_|VIEWS_KEPT|SEARCHES_KEPT|MEILI_URL$)/;

// npm run start:prod: the topology of infra/docker-compose.yml as plain processes, from the files of its images.
try {
  const outcome = readEnvironment(VARIABLES, process.env);
  if (outcome.kind === 'invalid') throw new StartError(outcome.problems.join('\n'));
  const { PORT, DATA_DIR, DEMO_DATA, DEMO_FIRMS } = outcome.config;
  const dataDir = resolve(ROOT, DATA_DIR);
  mkdirSync(dataDir, { recursive: true });
  const account = serverAccount(dataDir);
  if (account && !reaches(account, dataDir, 1)) {
    throw new StartError(`The programs run as user ${account.uid}, who cannot read ${dataDir}.`, [
      'Choose another DATA_DIR, or start it as an ordinary user.',
    ]);
  }
  // Two would end each other's processes, and a restore would take the databases from under one that runs.
  const lock = tryLock(dataPaths(dataDir).lock, `http://localhost:${PORT}`);
  if (lock.kind === 'busy') {
    throw new StartError(`A site runs on ${dataDir} (process ${lock.pid}): ${lock.note}`, [
      'Stop it first, with Ctrl-C.',
    ]);
  }
  // Otherwise the edge would be started again and again, while nobody is told why.
  if (!(await portIsFree(PORT, '0.0.0.0'))) {
    throw new StartError(`Port ${PORT} is taken by another program.`, [
      `Choose another one: PORT=${PORT + 1} npm run start:prod`,
    ]);
  }
  const passedOn = Object.entries(process.env).flatMap(([name, value]) =>
    PASSED_ON.test(name) && value ? [[name, value]] : [],
  );
  const topology = new Topology({
    dataDir,
    port: PORT,
    account,
    profiles: DEMO_DATA ? ['demo'] : [],
    env: {
      ...Object.fromEntries(passedOn),
      DEMO_DATA: String(DEMO_DATA),
      ...(DEMO_FIRMS ? { DEMO_FIRMS: String(DEMO_FIRMS) } : {}),
    },
    say,
  });
  onEnd((reason) => {
    say(`Stopping (${reason}) …`);
    void topology.stop().then(() => process.exit(0));
  });
  say(`Images (in ${join(dataDir, 'images')})`);
  await topology.makeImages();
  for (const [name, folder] of topology.images) say(`  ${imageSize(name, folder)}`);
  say('Containers, as processes');
  const began = performance.now();
  try {
    await topology.start();
    say(`  all healthy in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    say(await firstVisit(topology.origin));
  } catch (error) {
    await topology.stop();
    throw error;
  }
  say(`\nLawdex is open: ${topology.origin}\nStop it with Ctrl-C.`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
