import { describe, expect, it } from '@jest/globals';
import { readCommand } from './command.ts';

describe('readCommand', () => {
  it.each([
    [['a.csv'], { path: 'a.csv', skipInvalid: false }],
    [['a.csv', '--skip-invalid'], { path: 'a.csv', skipInvalid: true }],
    [['--skip-invalid', 'a.csv'], { path: 'a.csv', skipInvalid: true }],
    [['--', '--odd.csv'], { path: '--odd.csv', skipInvalid: false }],
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
  ])('says what is wrong with %j', (args, problem) => {
    expect(readCommand(args)).toEqual({ kind: 'wrong', problem: expect.stringMatching(problem) });
  });
});
