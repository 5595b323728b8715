import { readCommand } from './command.ts';
import { reportedText } from './reported-text.core.ts';

const ID = '7b1e0a52-9f6c-4f0a-8f30-1c2d3e4f5a6b';

const NOW = new Date('2026-03-10T12:00:00Z');
const NONE = { ids: [], firm: null, since: null, sender: null, like: null, isHeld: false, copiesOf: null };
const ONE = { ...NONE, ids: [ID] };

describe('readCommand', () => {
  it.each([
    [['reported'], { kind: 'reported', all: false }],
    [['reported', '--all'], { kind: 'reported', all: true }],
    [['recent'], { kind: 'list', selection: NONE, most: 50 }],
    [['held', '--firm', 'a-b'], { kind: 'list', selection: { ...NONE, firm: 'a-b', isHeld: true }, most: 100_000 }],
    [['find', '--like', ' lie '], { kind: 'list', selection: { ...NONE, like: 'lie' }, most: 100_000 }],
    [['flood'], { kind: 'flood', since: new Date('2026-03-03T12:00:00Z') }],
    [['flood', '--since', '2h'], { kind: 'flood', since: new Date('2026-03-10T10:00:00Z') }],
    [['find', '--copies-of', ID], { kind: 'list', selection: { ...NONE, copiesOf: ID }, most: 100_000 }],
    [['export', ID], { kind: 'export', selection: ONE }],
    [
      ['hide', ID, '--reason', 'spam', '--words', ' A lie '],
      { kind: 'hide', reason: 'spam', selection: ONE, words: 'A lie', isSure: true },
    ],
    [
      [
        'hide',
        '--firm',
        'https://x.example/business/a-b?page=2',
        '--since',
        '2026-03-09',
        '--held',
        '--reason',
        'threat',
      ],
      {
        kind: 'hide',
        reason: 'threat',
        selection: { ...NONE, firm: 'a-b', since: new Date('2026-03-09'), isHeld: true },
        words: null,
        isSure: false,
      },
    ],
    [
      ['hide', '--sender', 'AB12', '--reason', 'same-writer', '--yes'],
      { kind: 'hide', reason: 'same-writer', selection: { ...NONE, sender: 'ab12' }, words: null, isSure: true },
    ],
    [['restore', ID, '--reason', 'Asked'], { kind: 'restore', selection: ONE, words: 'Asked', isSure: true }],
    [['release', '--held'], { kind: 'release', selection: { ...NONE, isHeld: true }, words: null, isSure: false }],
    [
      ['keep', `https://x.example/business/a?review=${ID.toUpperCase()}#review-${ID}`],
      { kind: 'keep', selection: ONE, words: null, isSure: true },
    ],
    [
      ['erase', ID, '--reason', 'withdrawn'],
      { kind: 'erase', reason: 'withdrawn', selection: ONE, words: null, isSure: false },
    ],
  ])('%j is understood', (args, command) => {
    expect(readCommand(args, NOW)).toEqual({ kind: 'command', command });
  });

  it.each([
    [['delete', ID], /no command "delete"/],
    [['hide', '--reason', 'spam'], /hide: which reviews\?/],
    [['erase', '--reason', 'spam', '--yes'], /erase: which reviews\?/],
    [['hide', '12', '--reason', 'spam'], /"12" is no id of a review/],
    [['hide', ID, 'a', 'lie'], /"a" is no id.*in quotes/],
    [['hide', ID], /Why\? --reason is one of spam, not-a-client/],
    [['hide', ID, '--reason', 'negative'], /"negative" is no reason.*--words/],
    [['hide', ID, '--reason', 'unconfirmed'], /"unconfirmed" is no reason/],
    [['hide', '--copies-of', '12', '--reason', 'spam'], /"12" is no id of a review/],
    [['hide', ID, '--all'], /hide knows no --all/],
    [['hide', ID, '--because', 'x'], /--because/],
    [['recent', '--yes', '--yes'], /recent knows no --yes/],
    [['find', '--since', 'yesterday'], /--since is like 2h, 3d or 2026-11-26, not "yesterday"/],
    [['find', '--since', '2026-13-01'], /--since is like/],
    [['restore', ID, '--reason', 'x'.repeat(981)], /at most 980 characters/],
    [['reported', ID], /reported takes no id/],
    [['hide', '--firm', 'a', '--firm', 'b', '--reason', 'spam'], '--firm stands there twice'],
  ])('%j is refused in words', (args, problem) => {
    expect(readCommand(args, NOW)).toEqual({ kind: 'wrong', problem: expect.stringMatching(problem) });
  });
});

it('an operator reads what was written, where, what was said about it and what was decided', () => {
  const text = reportedText(
    {
      id: ID,
      userName: 'Bob',
      rating: 1,
      comment: 'Call us.\nNow!',
      createdAt: new Date('2026-01-05T23:30:00Z'),
      state: 'hidden',
      business: 'Smith Law',
      slug: 'smith-law',
      open: 1,
      reporters: 2,
      reports: [
        { reason: 'advertising', comment: 'It sells', createdAt: '2026-01-06T10:00:01.5' },
        { reason: 'advertising', comment: null, createdAt: '2026-01-06T11:00:00' },
        { reason: 'other', comment: null, createdAt: '2026-01-08T11:00:00' },
      ],
      decisions: [{ decision: 'hidden', words: 'A phone number', createdAt: '2026-01-07T09:05:00' }],
    },
    'https://x.example',
  );
  expect(text.split('\n')).toEqual([
    `${ID}  hidden, waits for a decision`,
    `  Smith Law  https://x.example/business/smith-law?review=${ID}#review-${ID}`,
    '  1 star by Bob, 2026-01-05:',
    '    "Call us.',
    '     Now!"',
    '  3 reports by 2 people: advertising 2, other 1',
    '    2026-01-06 10:00  advertising: "It sells"',
    '  hidden 2026-01-07 09:05: "A phone number"',
  ]);
});
