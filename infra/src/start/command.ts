import { listServices } from '../services/list-services.ts';
import { StartError } from '../commands/errors.ts';
import { runOnDatabase } from './on-database.ts';
import { explain } from '../commands/program.ts';

/** Hands a command line to the service that has a command of that name in its svc.json. */
async function obey([name = '', ...args]: string[]): Promise<number> {
  const service = listServices().find(({ commands }) => commands?.[name] !== undefined);
  const program = service?.commands?.[name];
  if (!service || program === undefined) {
    throw new StartError(`No service has a command "${name}": none names it in its svc.json.`);
  }
  // npm runs us in the repository, but the reader named files from where they stand.
  return (await runOnDatabase({ service, program, args, cwd: process.env['INIT_CWD'] })).code;
}

try {
  process.exitCode = await obey(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
