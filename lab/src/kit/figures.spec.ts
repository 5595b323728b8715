import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { figuresAge } from './figures.ts';

const root = mkdtempSync(join(tmpdir(), 'lawdex-figures-'));
const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
}
const measuredAt = (at: string, folder: string) =>
  write('docs/A.md', `| page | ms |\n| --- | --: |\n| / | 4 |\n\nMeasured at commit \`${at}\` of \`${folder}\`.\n`);

it('figures are old once a program of what they measure is another one, and their commit and folders are there', () => {
  git('init', '--quiet');
  write('shell/a.ts', 'one');
  git('add', '.');
  git('config', 'user.name', 'a');
  git('config', 'user.email', 'a@example.org');
  git('commit', '--quiet', '-m', 'one');
  const commit = git('rev-parse', '--short=8', 'HEAD');
  const none = { old: [], faults: [], untold: [] };
  measuredAt(commit, 'shell');
  write('shell/a.spec.ts', 'a test');
  git('add', '.');
  expect(figuresAge(root)).toEqual(none);
  write('shell/a.ts', 'two');
  expect(figuresAge(root)).toEqual({ ...none, old: [`docs/A.md, page: older than what they measure (${commit})`] });
  const elsewhere = git('commit-tree', 'HEAD^{tree}', '-m', 'of another branch').slice(0, 8);
  for (const missing of ['00000000', elsewhere]) {
    measuredAt(missing, 'shell');
    expect(figuresAge(root).faults).toEqual([`docs/A.md, page: there is no commit ${missing} before this one`]);
  }
  measuredAt(commit, 'gone');
  expect(figuresAge(root).faults).toEqual(['docs/A.md, page: there is no gone']);
  // Where git has no history, nobody can tell.
  measuredAt(commit, 'shell');
  rmSync(join(root, '.git'), { recursive: true });
  expect(figuresAge(root)).toEqual({
    ...none,
    untold: [`docs/A.md, page: there is no commit ${commit} before this one`],
  });
});
