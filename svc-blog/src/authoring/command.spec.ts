import COMMANDS from '../../test/cases/commands.json' with { type: 'json' };
import { readCommand } from './command.ts';

it.each(COMMANDS.read as [args: string[], command: object][])('%j is read', (args, command) => {
  // Dates stand in the table as texts.
  expect(JSON.parse(JSON.stringify(readCommand(args)))).toEqual({ kind: 'command', command });
});

it.each(COMMANDS.refused as [args: string[], problem: string][])('%j is refused: %s', (args, problem) => {
  expect(readCommand(args)).toEqual({ kind: 'wrong', problem: expect.stringMatching(problem) });
});
