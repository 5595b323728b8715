import { describe, expect, it } from '@jest/globals';
import { readCommand } from './command.ts';
import { reportedText } from './reported-text.core.ts';

const ID = '7b1e0a52-9f6c-4f0a-8f30-1c2d3e4f5a6b';

describe('readCommand', () => {
  it.each([
    [['reported'], { kind: 'reported', all: false }],
    [['reported', '--all'], { kind: 'reported', all: true }],
    [['hide', ID, '--reason', ' A lie '], { kind: 'hide', id: ID, words: 'A lie' }],
    [['hide', ID.toUpperCase()], { kind: 'hide', id: ID, words: null }],
    [['restore', ID], { kind: 'restore', id: ID, words: null }],
    [['keep', `https://x.example/business/a?review=${ID}#review-${ID}`], { kind: 'keep', id: ID, words: null }],
    [[], { kind: 'help' }],
    [['hide', '--help'], { kind: 'help' }],
  ])('%j is understood', (args, command) => {
    expect(readCommand(args)).toEqual({ kind: 'command', command });
  });

  it.each([
    [['delete', ID], /no command "delete"/],
    [['hide'], /Which review\?/],
    [['hide', '12'], /"12" is no id of a review/],
    [['hide', ID, 'a', 'lie'], /go in quotes/],
    [['hide', ID, '--all'], /hide knows no --all/],
    [['hide', ID, '--because', 'x'], /--because/],
    [['restore', ID, '--reason', 'x'.repeat(1001)], /at most 1000 characters/],
    [['reported', ID], /nothing but --all/],
  ])('%j is refused in words', (args, problem) => {
    expect(readCommand(args)).toEqual({ kind: 'wrong', problem: expect.stringMatching(problem) });
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
      isHidden: true,
      business: 'Smith Law',
      slug: 'smith-law',
      open: 1,
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
    '  3 reports: advertising 2, other 1',
    '    2026-01-06 10:00  advertising: "It sells"',
    '  hidden 2026-01-07 09:05: "A phone number"',
  ]);
});
