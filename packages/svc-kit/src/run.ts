import { explainFailure } from './errors/explain-failure.core.ts';

/** Runs the body of a program. A failure is one clear message and exit code 1. */
export function run(main: () => Promise<unknown>): void {
  main().catch((error: unknown) => {
    process.stderr.write(`${explainFailure(error)}\n`);
    process.exit(1);
  });
}
