import { finished } from 'node:stream/promises';
import { formatCount } from '@lawdex/contracts';
import { complain, databaseUrl, readConfig, runCommand, say, withClient } from '@lawdex/svc-kit/commands';
import { openReport, readCommand, USAGE, type Command } from './import/command.ts';
import { FileProblem } from './import/reading/inspect-file.ts';
import { fileRecords } from './import/reading/file-records.ts';
import { importBusinesses, type ImportSummary } from './import/import-businesses.ts';
import { previewText, REPORT_HEADER, reportRow, reportText, type ReportLine } from './import/report.core.ts';

const SHOWN_LINES = 1000;

async function importFile({ path, map, report, ...how }: Command): Promise<ImportSummary> {
  const { DATABASE_URL } = readConfig({ DATABASE_URL: databaseUrl() });
  const file = report === null ? null : await openReport(report);
  file?.write(`${REPORT_HEADER}\n`);
  let shown = 0;
  let reported = 0;
  const onReport = (line: ReportLine): void => {
    file?.write(`${reportRow(line)}\n`);
    shown += 1;
    if (shown <= SHOWN_LINES) complain(reportText(line));
    else if (shown === SHOWN_LINES + 1)
      complain('... further lines are not shown; --report out.csv writes all of them');
  };
  const onProgress = (records: number): void => {
    if (records < reported + 5000) return;
    reported = records;
    complain(`${formatCount(records)} lines read`);
  };
  const options = { ...how, onReport, onProgress, onPreview: (row: object) => say(`${previewText(row)}\n`) };
  try {
    const summary = await withClient('import', DATABASE_URL, (client) =>
      importBusinesses(client, fileRecords(path, map), options),
    );
    const text = 'no line says it, so that names decide; --map names its column';
    for (const field of summary.assumed) onReport({ line: 1, field, kind: 'doubtful', text });
    return summary;
  } finally {
    file?.end();
    if (file) await finished(file);
  }
}

function conclude(
  { added, updated, unchanged, leftOut, refused, stored }: ImportSummary,
  { dryRun, skipInvalid }: Command,
): void {
  const counts = `added ${formatCount(added)}, updated ${formatCount(updated)}, unchanged ${formatCount(unchanged)}, left out ${formatCount(leftOut)}, refused ${formatCount(refused)}`;
  if (stored) say(`Import: ${counts}. Search follows within seconds while the site runs.`);
  else if (dryRun) say(`Nothing was imported, because it was a trial (would be: ${counts}).`);
  else {
    say(
      `Nothing was imported (would be: ${counts}). Correct the refused lines, or add --lenient to leave bad optional values out, or --skip-invalid to load the other lines.`,
    );
  }
  if (refused > 0 && !skipInvalid) process.exitCode = 1;
}

runCommand(USAGE, readCommand, async (command) => {
  try {
    conclude(await importFile(command), command);
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    complain(error.message);
    say('Nothing was imported.');
    process.exitCode = 1;
  }
});
