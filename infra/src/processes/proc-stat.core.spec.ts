import { parseProcStat } from './identity.ts';

it('a process name with spaces and parentheses does not shift the fields', () => {
  const rest = Array.from({ length: 30 }, (_, index) => String(index + 4)).join(' ');
  expect(parseProcStat(`42 (a (b) c) S ${rest}`)).toEqual({
    command: 'a (b) c',
    state: 'S',
    parent: 4,
    startedAt: '22',
  });
});
