import { readCommand } from './command.ts';

it.each([
  [['close', 'alpha-law'], { kind: 'close', slug: 'alpha-law' }],
  [['reopen', 'https://x.example/business/alpha-law/'], { kind: 'reopen', slug: 'alpha-law' }],
  [['close', 'https://x.example/business/Alpha-Law?from=search#reviews'], { kind: 'close', slug: 'alpha-law' }],
  [['remove', 'a1'], { kind: 'remove', slug: 'a1' }],
])('%j is understood', (args, command) => {
  expect(readCommand(args)).toEqual({ kind: 'command', command });
});

it.each([[['shut', 'a']], [['close']], [['close', 'A B']], [['close', 'alpha_law']], [['close', 'a', 'b']]])(
  '%j is not',
  (args) => {
    expect(readCommand(args).kind).toBe('wrong');
  },
);
