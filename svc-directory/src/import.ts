import { databaseUrl, readConfig, run, withClient } from '@lawdex/svc-kit';
import { readCommand } from './import/command.ts';
import type { Command } from './import/command.ts';
import { FileProblem, fileRecords } from './import/reading/file-records.ts';
import { importBusinesses } from './import/import-businesses.ts';
import type { ImportOptions, ImportSummary } from './import/import-businesses.ts';

const USAGE = 'Usage: import <file.csv|file.ndjson> [--skip-invalid]';
const SHOWN_REFUSALS = 1000;
const say = (text: string): void => void process.stderr.write(`${text}\n`);
const number = (value: number): string => value.toLocaleString('en-US');

async function importFile({ path, skipInvalid }: Command): Promise<ImportSummary> {
  const { DATABASE_URL } = readConfig({ DATABASE_URL: databaseUrl() });
  let shown = 0;
  let reported = 0;
  const options: ImportOptions = {
    skipInvalid,
    onRefusal: ({ line, reason }) => {
      shown += 1;
      if (shown <= SHOWN_REFUSALS) say(`line ${line}: ${reason}`);
      else if (shown === SHOWN_REFUSALS + 1) say('... further refusals are counted, but not shown');
    },
    onProgress: (records) => {
      if (records < reported + 5000) return;
      reported = records;
      say(`${number(records)} lines read`);
    },
  };
  return withClient('import', DATABASE_URL, (client) => importBusinesses(client, fileRecords(path), options));
}

function report({ added, updated, unchanged, refused, stored }: ImportSummary, skipInvalid: boolean): void {
  const counts = `added ${number(added)}, updated ${number(updated)}, unchanged ${number(unchanged)}, refused ${number(refused)}`;
  if (stored) process.stdout.write(`Import: ${counts}.\n`);
  else
    process.stdout.write(
      `Nothing was imported (would be: ${counts}). Correct the refused lines, or add --skip-invalid to load the others.\n`,
    );
  if (refused > 0 && !skipInvalid) process.exitCode = 1;
}

run(async () => {
  const read = readCommand(process.argv.slice(2));
  if (read.kind === 'wrong') {
    say(`${read.problem}\n${USAGE}`);
    process.exitCode = 2;
    return;
  }
  const { command } = read;
  try {
    report(await importFile(command), command.skipInvalid);
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    say(error.message);
    process.stdout.write('Nothing was imported.\n');
    process.exitCode = 1;
  }
});
