import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { figuresAge } from './figures.ts';
import { measuredOf, replaceFigures, table } from './figures.core.ts';
import { scratchRepository } from './testing/scratch-repository.ts';

const place = (command: string, figures: string) =>
  `# ${command}\n<!-- figures: written by ${command} -->\n${figures}\n\nMeasured at commit \`0123456a\` of \`shell docs\`.\n\n<!-- end of figures -->\n`;

it('the figures of a command take the place of its old ones, and the rest stays, also where there is no place for them', () => {
  const document = `before\n${place('npm run a', 'old a')}between\n${place('npm run b', 'old b')}after\n`;
  const written = replaceFigures(document, 'npm run b', 'new', 'abcdef12');
  expect(written).toMatch(/^before\n[\s\S]*old a[\s\S]*\nbetween\n[\s\S]*\nnew\n[\s\S]*\nafter\n$/);
  expect(written).not.toContain('old b');
  expect(() => replaceFigures(document, 'npm run c', 'new', 'abcdef12')).toThrow('no place for the figures');
  expect(measuredOf(replaceFigures(written, 'npm run b', 'newer', '12345678')).measured).toEqual([
    { section: 'npm run a', commit: '0123456a', folders: ['shell', 'docs'] },
    { section: 'npm run b', commit: '12345678', folders: ['shell', 'docs'] },
  ]);
});

it('a table names its columns, and its figures stand to the right', () => {
  expect(table(['page', 'ms'], [['/search', '4']])).toBe('| page | ms |\n| --- | --: |\n| /search | 4 |');
});

it('sections whose figures have no line that says at which commit they were measured are named, and tables of words need none', () => {
  const words = table(['What', 'Why'], [['limits', 'at 20 a second']]);
  const figures = table(['page', 'ms', 'why'], [['a', '4', 'words']]);
  const line = 'Measured at commit `0123456a` of `shell`.';
  const document = `# A\n\n${words}\n\n${figures}\n\n${line}\n\n# C\n\n${figures}\n\n# D\n\n${line.replace('0123456a', 'today')}\n${figures}\n# E\n${words}\n`;
  expect(measuredOf(document)).toEqual({
    measured: [{ section: 'A', commit: '0123456a', folders: ['shell'] }],
    unsaid: ['C', 'D'],
  });
});

const { dir: root, git, write } = scratchRepository();
const measuredAt = (at: string, folder: string) =>
  write(
    'docs/A.md',
    `# Pages\n\n| page | ms |\n| --- | --: |\n| / | 4 |\n\nMeasured at commit \`${at}\` of \`${folder}\`.\n`,
  );

it('figures are old once a program of what they measure is another one, and their commit and folders are there', () => {
  write('shell/a.ts', 'one');
  git(['add', '.']);
  git(['commit', '--quiet', '-m', 'one']);
  const commit = git(['rev-parse', '--short=8', 'HEAD']);
  const none = { old: [], faults: [], untold: [] };
  measuredAt(commit, 'shell');
  write('shell/a.spec.ts', 'a test');
  git(['add', '.']);
  expect(figuresAge(root)).toEqual(none);
  write('shell/a.ts', 'two');
  expect(figuresAge(root)).toEqual({ ...none, old: [`docs/A.md, Pages: older than what they measure (${commit})`] });
  const elsewhere = git(['commit-tree', 'HEAD^{tree}', '-m', 'of another branch']).slice(0, 8);
  for (const missing of ['00000000', elsewhere]) {
    measuredAt(missing, 'shell');
    expect(figuresAge(root).faults).toEqual([`docs/A.md, Pages: there is no commit ${missing} before this one`]);
  }
  measuredAt(commit, 'gone');
  expect(figuresAge(root).faults).toEqual(['docs/A.md, Pages: there is no gone']);
  // Where git has no history, nobody can tell.
  measuredAt(commit, 'shell');
  rmSync(join(root, '.git'), { recursive: true });
  expect(figuresAge(root)).toEqual({
    ...none,
    untold: [`docs/A.md, Pages: there is no commit ${commit} before this one`],
  });
});
