import { readCommand } from './command.ts';

it.each([
  [['conquer']],
  [['remove']],
  [['remove', 'tax', 'lawyer']],
  [['status', 'now']],
  [['constructor']],
  [['vocabulary']],
  [['vocabulary', 'conquer']],
  [['vocabulary', 'undo', '7', '--seen', '12']],
  [['vocabulary', 'withdraw', 'quokka', '--seen']],
])('%j is refused with words that help', (words) => {
  expect(readCommand(words)).toEqual({
    kind: 'wrong',
    problem: expect.stringMatching(/There is no command|Say it so/),
  });
});

it.each([
  [['status'], { method: 'GET', path: 'status' }],
  [['remove', 'tax lawyer'], { method: 'POST', path: 'popular/remove', body: { query: 'tax lawyer' } }],
  [['vocabulary', 'list', 'tax law', 'noise'], { method: 'GET', path: 'vocabulary?phrase=tax+law&kind=noise' }],
  [
    ['vocabulary', 'add', 'quokka', 'practice', 'tax-law'],
    { method: 'POST', path: 'vocabulary/add', body: { phrase: 'quokka', kind: 'practice', means: 'tax-law' } },
  ],
  [
    ['vocabulary', 'withdraw', 'quokka', 'noise', '--seen', '12'],
    { method: 'POST', path: 'vocabulary/withdraw', body: { phrase: 'quokka', kind: 'noise', revision: '12' } },
  ],
  [['repair', 'meilisearch'], { method: 'POST', path: 'drift/repair', body: { engine: 'meilisearch' } }],
  [['vocabulary', 'undo', '7'], { method: 'POST', path: 'vocabulary/undo', body: { id: '7' } }],
])('%j is one command', (words, command) => {
  expect(readCommand(words)).toEqual({ kind: 'command', command });
});
