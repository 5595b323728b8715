import { complain, databaseUrl, readConfig, runCommand, say, withClient } from '@lawdex/svc-kit/commands';
import { closeBusiness, removeBusiness, reopenBusiness } from './listing/close-business.ts';
import { readCommand, USAGE } from './listing/command.ts';

const ACTIONS = { close: closeBusiness, reopen: reopenBusiness, remove: removeBusiness };
const DONE = { close: 'has closed', reopen: 'is listed again', remove: 'is removed for good' };
const ALREADY = { close: 'has closed already', reopen: 'is listed already', remove: 'is removed already' };

runCommand(USAGE, readCommand, async ({ kind, slug }) => {
  const { DATABASE_URL } = readConfig({ DATABASE_URL: databaseUrl() });
  const outcome = await withClient('firms', DATABASE_URL, (client) => ACTIONS[kind](client, slug));
  if (outcome.kind === 'done')
    return say(`${outcome.name} ${DONE[kind]}; search follows within seconds while the site runs.`);
  if (outcome.kind === 'unchanged') return say(`The firm ${slug} ${ALREADY[kind]}. Nothing was changed.`);
  complain(`There is no ${kind === 'reopen' ? 'closed ' : ''}firm ${slug}. Nothing was changed.`);
  process.exitCode = 1;
});
