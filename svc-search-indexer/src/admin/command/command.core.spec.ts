import { expect, it } from '@jest/globals';
import { readCommand, USAGE } from './command.core.ts';

it('a command is the call that does it', () => {
  expect(readCommand(['status'])).toEqual({ kind: 'call', call: { method: 'GET', path: 'status' } });
  expect(readCommand(['remove', 'tax lawyer'])).toEqual({
    kind: 'call',
    call: { method: 'POST', path: 'popular/remove', body: { query: 'tax lawyer' } },
  });
});

it.each([[['conquer']], [['remove']], [['remove', 'tax', 'lawyer']], [['status', 'now']], [['constructor']]])(
  '%j is refused with words that help',
  (words) => {
    expect(readCommand(words)).toEqual({
      kind: 'wrong',
      problem: expect.stringMatching(/There is no command|Say it so/),
    });
  },
);

it('without words it says what there is', () => {
  expect(readCommand([])).toEqual({ kind: 'help' });
  expect(USAGE).toContain('remove "<search>"');
});
