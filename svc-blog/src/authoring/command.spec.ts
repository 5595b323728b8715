import { readCommand } from './command.ts';

describe('readCommand', () => {
  it.each([
    [
      ['import', 'content'],
      { kind: 'import', path: 'content', dryRun: false, isLenient: false, skipsInvalid: false, author: null },
    ],
    [
      ['import', 'a', '--dry-run', '--lenient', '--skip-invalid', '--author', 'jane-roe'],
      { kind: 'import', path: 'a', dryRun: true, isLenient: true, skipsInvalid: true, author: 'jane-roe' },
    ],
    [['publish', 'fees'], { kind: 'publish', slug: 'fees' }],
    [
      ['schedule', 'fees', '2026-12-01T09:00:00-05:00'],
      { kind: 'schedule', slug: 'fees', at: new Date('2026-12-01T14:00:00Z') },
    ],
    [['list'], { kind: 'list', state: null }],
    [['list', '--status', 'scheduled'], { kind: 'list', state: 'scheduled' }],
  ])('reads %j', (args, command) => {
    expect(readCommand(args)).toEqual({ kind: 'command', command });
  });

  it.each([
    [['import'], /Which folder/],
    [['import', 'a', 'b'], /one at a time/],
    [['publish'], /Which post/],
    [['publish', 'a', '--dry-run'], /publish knows no --dry-run/],
    [['schedule', 'a', 'tomorrow'], /When\?/],
    [['schedule', 'a', '2026-12-01T09:00:00'], /time and zone/],
    [['list', '--status', 'live'], /draft, scheduled, published/],
    [['list', 'a'], /takes no name/],
    [['delete', 'a'], /no command "delete"/],
  ])('says what is wrong with %j', (args, problem) => {
    expect(readCommand(args)).toEqual({ kind: 'wrong', problem: expect.stringMatching(problem) });
  });
});
