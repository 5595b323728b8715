import COMMANDS from '../../../test/cases/commands.json' with { type: 'json' };
import { readCommand } from './command.ts';
import { reportedText } from './reported-text.core.ts';

const ID = '7b1e0a52-9f6c-4f0a-8f30-1c2d3e4f5a6b';

const NOW = new Date('2026-03-10T12:00:00Z');
const NONE = { ids: [], firm: null, since: null, sender: null, like: null, isHeld: false, copiesOf: null };
/** Dates as they stand in a table. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('readCommand', () => {
  it.each(COMMANDS.read as [string[], { selection?: object }][])('%j is understood', (args, { selection, ...said }) => {
    const command = { ...said, ...(selection && { selection: { ...NONE, ...selection } }) };
    expect(asJson(readCommand(args, NOW))).toEqual({ kind: 'command', command });
  });

  const tooLong = [['restore', ID, '--reason', 'x'.repeat(981)], 'at most 980 characters'];
  it.each([...COMMANDS.refused, tooLong] as [string[], string][])('%j is refused in words', (args, problem) => {
    expect(readCommand(args, NOW)).toEqual({ kind: 'wrong', problem: expect.stringMatching(problem) });
  });
});

it('an operator reads what was written, where, what was said about it and what was decided', () => {
  const text = reportedText(
    {
      ...{ id: ID, userName: 'Bob', rating: 1, comment: 'Call us.\nNow!', createdAt: new Date('2026-01-05T23:30:00Z') },
      ...{ state: 'hidden', business: 'Smith Law', slug: 'smith-law', open: 1, reporters: 2 },
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
