import { runTopologyDrill, say } from './topology-drill.ts';

const PROGRAM = /^(svc-[\w-]+(?<!-migrate|-seed)|shell[\w-]*)$/;

// npm run drill:restart: replaces each process of the production topology while visitors read and write; nobody may notice.
await runTopologyDrill('restart', async ({ topology }, rounds) => {
  say('Restarting, one after the other');
  const names = [...topology.containers.keys()].filter((name) => PROGRAM.test(name));
  for (const name of names) await rounds.step(name, () => topology.restart(name));
  await rounds.step('postgres', async () => {
    await topology.restartPostgres();
    return true;
  });
});
