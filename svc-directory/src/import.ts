import { complain, databaseUrl, readConfig, runCommand, say, withClient } from '@lawdex/svc-kit';
import { readCommand } from './import/command.ts';
import type { Command } from './import/command.ts';
import { FileProblem, fileRecords } from './import/reading/file-records.ts';
import { importBusinesses } from './import/import-businesses.ts';
import type { ImportOptions, ImportSummary } from './import/import-businesses.ts';

const USAGE = 'Usage: import <file.csv|file.ndjson> [--skip-invalid]';
const SHOWN_REFUSALS = 1000;
const number = (value: number): string => value.toLocaleString('en-US');

async function importFile({ path, skipInvalid }: Command): Promise<ImportSummary> {
  const { DATABASE_URL } = readConfig({ DATABASE_URL: databaseUrl() });
  let shown = 0;
  let reported = 0;
  const options: ImportOptions = {
    skipInvalid,
    onRefusal: ({ line, reason }) => {
      shown += 1;
      if (shown <= SHOWN_REFUSALS) complain(`line ${line}: ${reason}`);
      else if (shown === SHOWN_REFUSALS + 1) complain('... further refusals are counted, but not shown');
    },
    onProgress: (records) => {
      if (records < reported + 5000) return;
      reported = records;
      complain(`${number(records)} lines read`);
    },
  };
  return withClient('import', DATABASE_URL, (client) => importBusinesses(client, fileRecords(path), options));
}

function report({ added, updated, unchanged, refused, stored }: ImportSummary, skipInvalid: boolean): void {
  const counts = `added ${number(added)}, updated ${number(updated)}, unchanged ${number(unchanged)}, refused ${number(refused)}`;
  if (stored) say(`Import: ${counts}.`);
  else
    say(
      `Nothing was imported (would be: ${counts}). Correct the refused lines, or add --skip-invalid to load the others.`,
    );
  if (refused > 0 && !skipInvalid) process.exitCode = 1;
}

runCommand(USAGE, readCommand, async (command) => {
  try {
    report(await importFile(command), command.skipInvalid);
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    complain(error.message);
    say('Nothing was imported.');
    process.exitCode = 1;
  }
});
