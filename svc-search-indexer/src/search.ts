import { run } from '@lawdex/svc-kit';
import { AdminPort, complain, say } from './admin/command/admin-port.ts';
import { readCommand, USAGE, type AdminCall } from './admin/command/command.core.ts';

async function ask(call: AdminCall): Promise<void> {
  const port = AdminPort.find();
  if (!port) return;
  try {
    const { content } = await port.call<unknown>(call);
    say(content === undefined ? 'Done.' : typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error), 1);
  }
}

run(async () => {
  const read = readCommand(process.argv.slice(2));
  if (read.kind === 'help') return say(USAGE);
  if (read.kind === 'wrong') return complain(`${read.problem}\n\n${USAGE}`, 2);
  await ask(read.call);
});
