import { startTemporaryPostgres } from '@lawdex/infra/postgres';

// Jest's global set-up reads no TypeScript, so this is a process. It ends with the pipe to the test run.
const server = await startTemporaryPostgres();
process.stdout.write(`${server.adminUrl}\n`);
process.stdin.resume();
process.stdin.on('end', () => {
  server.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
