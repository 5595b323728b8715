import { userInfo } from 'node:os';
import { described, optional, origin, secretText } from '@lawdex/contracts';
import type { ApiError } from '@lawdex/contracts';
import { readConfig, run } from '@lawdex/svc-kit';
import { readCommand, USAGE } from './admin/command/command.core.ts';
import type { AdminCall } from './admin/command/command.core.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const complain = (text: string, code: number): void => {
  process.stderr.write(`${text}\n`);
  process.exitCode = code;
};

async function ask({ method, path, body }: AdminCall): Promise<void> {
  const { ADMIN_URL: url, ADMIN_TOKEN: token } = readConfig({
    ADMIN_URL: described('Where search admins are let in.', optional(origin())),
    ADMIN_TOKEN: described('What they show.', optional(secretText())),
  });
  if (url === undefined || token === undefined) {
    return complain(
      'The site does not run. Start it, or set ADMIN_URL and ADMIN_TOKEN for one that runs elsewhere.',
      1,
    );
  }
  const answer = await fetch(`${url}/admin/api/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'x-operator': userInfo().username,
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const content: unknown = text === '' ? 'Done.' : JSON.parse(text);
  if (!answer.ok) return complain((content as ApiError).message, 1);
  say(typeof content === 'string' ? content : JSON.stringify(content, null, 2));
}

run(async () => {
  const read = readCommand(process.argv.slice(2));
  if (read.kind === 'help') return say(USAGE);
  if (read.kind === 'wrong') return complain(`${read.problem}\n\n${USAGE}`, 2);
  await ask(read.call);
});
