import { runCommand, say } from '@lawdex/svc-kit';
import { AdminPort } from './admin/command/admin-port.ts';
import { readCommand, USAGE } from './admin/command/command.ts';

runCommand(USAGE, readCommand, async (call) => {
  const { content } = await AdminPort.find().call<unknown>(call);
  say(content === undefined ? 'Done.' : typeof content === 'string' ? content : JSON.stringify(content, null, 2));
});
