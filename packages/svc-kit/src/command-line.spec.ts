import { jest } from '@jest/globals';
import { command, runCommand } from './command-line.ts';

const argv = process.argv;
afterEach(() => {
  process.argv = argv;
  jest.restoreAllMocks();
});

it.each([[[]], [['help']], [['hide', '--help']]])(
  'a command line of %j tells the usage, and is not obeyed',
  (words) => {
    const said = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    process.argv = ['node', 'firms', ...words];
    runCommand('firms close <slug>', command, () => expect(words).toEqual('never obeyed'));
    expect(said.mock.calls).toEqual([['firms close <slug>\n']]);
  },
);
