import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { described, environmentOrThrow, integer, text } from '@lawdex/contracts';
import { buildReleases } from '../build/build-releases.ts';
import { baseEnvironment, runStep } from '../commands/run-command.ts';
import { place } from '../postgres/placement.ts';
import { adminUrl, runningServer } from '../postgres/running.ts';
import { listServices } from '../services/list-services.ts';
import { embeddedUrls } from '../databases/databases.ts';
import { dataPaths, ROOT } from '../files/paths.ts';
import { prepareDatabase } from '../databases/prepare-database.ts';
import { explain, runProgram, say, StartError } from '../commands/program.ts';
import { Secrets } from '../databases/secrets.ts';
import { gather } from './facts.ts';
import { reportOf } from './report.core.ts';
import { originOf, replace } from './replace.ts';

const VARIABLES = {
  DATA_DIR: described('The site, which has to run.', text('.data')),
  PORT: described(
    'Where it listens, if its npm start does not tell.',
    integer({ min: 1, max: 65_535, fallback: 3000 }),
  ),
  RELEASES_DIR: described('Where built releases are kept.', text('releases')),
};
const { values: options } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
// npm run upgrade [-- --dry-run]: brings a site of npm start, which runs on, to this checkout. After git pull, npm ci and npm run build.
await runProgram(async () => {
  const config = environmentOrThrow(VARIABLES, process.env, '');
  const paths = dataPaths(resolve(ROOT, config.DATA_DIR));
  const { cluster } = place(paths.postgres, say);
  const server = runningServer(cluster);
  if (!server) throw new StartError(`No PostgreSQL runs on ${paths.dataDir}.`, ['Start the site: npm start']);
  const url = adminUrl(cluster, server.port);
  const { lines, refusals } = reportOf(await gather(url, paths));
  for (const line of lines) say(line);
  for (const refusal of refusals) say(`REFUSED: ${refusal}`);
  if (refusals.length > 0) process.exitCode = 1;
  else if (options['dry-run']) say('\nNothing was changed. To do it: npm run upgrade');
  else {
    say('\nBackup');
    const env = { ...baseEnvironment(), ...process.env } as Record<string, string>;
    say(
      `  ${(await runStep({ name: 'upgrade-backup', command: ['npm', 'run', '-s', 'backup'], env, logs: paths.logs })).trim()}`,
    );
    const secrets = new Secrets({ file: paths.secrets, say, mayBeginAnew: false });
    const services = listServices();
    say('Migrations');
    for (const service of services.filter(({ database }) => database)) {
      const urls = embeddedUrls(service, server.port, secrets);
      await prepareDatabase({ service, urls, logs: paths.logs, seedVariables: null }).catch((error: unknown) => {
        throw new StartError(`${explain(error)}\nThe migrations of ${service.name} failed. No process was replaced.`, [
          'The version before serves visitors as before. The migration that failed was taken back; those before it only add, and may stay.',
          'Mend what the log says and run npm run upgrade again, or go back to the code before. The backup above is from before the upgrade.',
        ]);
      });
      say(`  ${service.name}`);
    }
    say('Processes, one after the other');
    const origin = originOf(paths.children, config.PORT);
    for (const { name } of services) say(`  ${name} replaced in ${await replace(name, { paths, origin })} s`);
    const built = await buildReleases(paths, resolve(ROOT, config.RELEASES_DIR), 'production', say);
    say(`  pages: ${built.length === 0 ? 'unchanged' : built.join(', ')}`);
    say(`  shell replaced in ${await replace('shell', { paths, origin })} s`);
    say(`Upgraded: ${origin} answers.`);
  }
});
