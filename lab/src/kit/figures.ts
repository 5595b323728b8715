import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { ROOT, say } from '@lawdex/infra/testing';
import { measuredOf, replaceFigures } from './figures.core.ts';

/** Tells what an experiment has measured and, if wanted, writes it into a document of the repository, formatted as the rest of it. */
export function tellFigures(document: string, name: string, measured: string, isKept = false): void {
  const when = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const where = `${cpus().length} cores, ${cpus()[0]?.model ?? ''}; Node.js ${process.versions.node}`;
  const figures = `${when} UTC; ${where}.\n\n${measured}`;
  say(`\n${figures}\n`);
  if (!isKept) return;
  const file = join(ROOT, document);
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
  const text = replaceFigures(readFileSync(file, 'utf8'), `npm run lab -- ${name}`, figures, commit);
  writeFileSync(file, text);
  execFileSync('npx', ['oxfmt', document], { cwd: ROOT });
}

/** Specs and texts change no figure. */
const OTHERS = [':(exclude)*.spec.ts', ':(exclude)*.spec.tsx', ':(exclude)*.md'];

/** Asks git of all figures in a checkout's docs whether what they measure has changed since: lines about those that are old, lack their commit or folder, or of which git cannot tell. */
export function figuresAge(root: string) {
  const git = (...words: string[]) => spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  const isWhole = git('rev-parse', '--is-shallow-repository').stdout?.trim() === 'false';
  const age: Record<'old' | 'faults' | 'untold', string[]> = { old: [], faults: [], untold: [] };
  for (const name of readdirSync(join(root, 'docs')).filter((one) => one.endsWith('.md'))) {
    const { measured, unsaid } = measuredOf(readFileSync(join(root, 'docs', name), 'utf8'));
    age.faults.push(...unsaid.map((section) => `docs/${name}, ${section}: figures without a commit`));
    for (const { section, commit, folders } of measured) {
      const what = `docs/${name}, ${section}:`;
      const gone = folders.filter((folder) => !existsSync(join(root, folder)));
      if (gone.length > 0) age.faults.push(`${what} there is no ${gone.join(', ')}`);
      // A commit of another branch is here today, and in nobody else's clone.
      const isHere = git('merge-base', '--is-ancestor', commit, 'HEAD').status === 0;
      if (!isHere) age[isWhole ? 'faults' : 'untold'].push(`${what} there is no commit ${commit} before this one`);
      else if (git('diff', '--quiet', commit, '--', ...folders, ...OTHERS).status !== 0)
        age.old.push(`${what} older than what they measure (${commit})`);
    }
  }
  return age;
}
