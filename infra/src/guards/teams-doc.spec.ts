import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isModuleName } from '@lawdex/contracts';
import { ROOT } from '../files/paths.ts';
import { filesOfRecipe } from '../testing/recipe.ts';
import { read } from '../testing/repository.ts';

const document = read('docs/TEAMS.md');

const FILE = /`((?:docs|e2e|infra|lab|mf-|packages|shell|workshop)[\w./-]*\/[\w./-]*)`/g;
const files = [...new Set([...document.matchAll(FILE)].map(([, file = '']) => file))];

describe('docs/TEAMS.md', () => {
  it('names files that there are', () => {
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it('shows the manifest as it is', () => {
    const [shown] = Object.values(filesOfRecipe(document, 'What it took'));
    expect(JSON.parse(shown ?? '')).toEqual(JSON.parse(read('mf-compare/mf.json')));
  });

  it('names the file behind each module of the manifest', () => {
    const modules = [...read('mf-compare/mf.json').matchAll(/"(\.\/\w+)"/g)].map(([, module = '']) => module);
    expect(modules.every(isModuleName)).toBe(true);
    for (const module of modules) expect(files).toContain(`mf-compare/src/expose/${module.slice(2)}.ts`);
  });

  it('knows every browser event, and no other', () => {
    const table = [...document.matchAll(/^\| `([a-z:-]+)`\s+\|/gm)].map(([, event]) => event);
    const contract = read('packages/contracts/src/site/browser-events.ts').split('interface BrowserEvents')[1] ?? '';
    const events = [...contract.matchAll(/^ {2}'([a-z:-]+)':/gm)].map(([, event]) => event);
    expect(events.length).toBeGreaterThan(2);
    expect(table.sort()).toEqual(events.sort());
  });

  it('says after how long the visitor of a slow slot is told', () => {
    const [, ms] = /LATE_MS = (\d+)/.exec(read('shell/src/app/overlays/keep-slot.ts')) ?? [];
    expect(document).toContain(`after ${Number(ms) / 1000} s`);
  });

  it('names commands that there are', () => {
    const commands = read('packages/mf-kit/src/build/mf.ts') + read('packages/mf-kit/src/build/cli.ts');
    for (const [, command] of document.matchAll(/^mf (\w+) /gm)) expect(commands).toContain(`${command}`);
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    for (const [, script = ''] of document.matchAll(/npm run ([\w:]+)/g)) expect(scripts[script]).toBeDefined();
  });
});
