import { startTemporaryPostgres } from '@lawdex/infra/postgres';

// Runs as a process of its own, since Jest's global set-up does not read TypeScript. It ends with the pipe to the test
// run, also when that is killed.
const server = await startTemporaryPostgres();
process.stdout.write(`${server.adminUrl}\n`);
process.stdin.resume();
process.stdin.on('end', () => {
  server.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
