import { openReport, readCommand } from './command.ts';

const PLAIN = {
  path: 'a.csv',
  lenient: false,
  skipInvalid: false,
  mergeTwins: false,
  dryRun: false,
  report: null,
  map: new Map(),
};

describe('readCommand', () => {
  it.each([
    [['a.csv'], PLAIN],
    [['a.csv', '--strict'], PLAIN],
    [['a.csv', '--skip-invalid'], { ...PLAIN, skipInvalid: true }],
    [['--skip-invalid', '--lenient', 'a.csv'], { ...PLAIN, skipInvalid: true, lenient: true }],
    [['a.csv', '--dry-run', '--report', 'out.csv'], { ...PLAIN, dryRun: true, report: 'out.csv' }],
    [
      ['a.csv', '--map', 'Firm=name', '--map', 'County='],
      {
        ...PLAIN,
        map: new Map([
          ['Firm', 'name'],
          ['County', null],
        ]),
      },
    ],
    [['--', '--odd.csv'], { ...PLAIN, path: '--odd.csv' }],
  ])('reads %j', (args, command) => {
    expect(readCommand(args)).toEqual({ kind: 'command', command });
  });

  it.each([
    [[], /Which file/],
    [['--skip-invalid'], /Which file/],
    [[''], /Which file/],
    [['a.csv', 'b.csv'], /One file/],
    [['a.csv', '--skip'], /'--skip'/],
    [['a.csv', '-x'], /'-x'/],
    [['a.csv', '--skip-invalid=no'], /skip-invalid/],
    [['a.csv', '--strict', '--lenient'], /--strict refuses/],
    [['a.csv', '--map', 'Firm=nom'], /no field "nom"/],
    [['a.csv', '--report', './a.csv'], /--report would write over the file/],
  ])('says what is wrong with %j', (args, problem) => {
    expect(readCommand(args)).toEqual({ kind: 'wrong', problem: expect.stringMatching(problem) });
  });
});

it('says that a report cannot be written', async () => {
  await expect(openReport('/no/such/folder/out.csv')).rejects.toThrow(
    'The report cannot be written to /no/such/folder/out.csv: is there such a folder?',
  );
});
