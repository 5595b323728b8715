import COMMANDS from '../../test/cases/import-commands.json' with { type: 'json' };
import { openReport, readCommand } from './command.ts';

const PLAIN = { path: 'a.csv', lenient: false, skipInvalid: false, mergeTwins: false, dryRun: false, report: null };

it.each(COMMANDS.read as [args: string[], said: object][])('%j is read', (args, said) => {
  const reading = readCommand(args);
  if (reading.kind !== 'command') throw new Error(JSON.stringify(reading));
  const { map, ...command } = reading.command;
  expect({ ...command, map: [...map] }).toEqual({ ...PLAIN, map: [], ...said });
});

it.each(COMMANDS.refused as [args: string[], problem: string][])('%j is refused: %s', (args, problem) => {
  expect(readCommand(args)).toEqual({ kind: 'wrong', problem: expect.stringMatching(problem) });
});

it('says that a report cannot be written', async () => {
  await expect(openReport('/no/such/folder/out.csv')).rejects.toThrow(
    'The report cannot be written to /no/such/folder/out.csv: is there such a folder?',
  );
});
