import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { listWorkspaces } from '../build/workspaces.ts';
import { ROOT } from '../files/paths.ts';
import { plantTree } from '../testing/scratch-folder.ts';
import { files, read } from '../testing/repository.ts';
import { runTool } from '../testing/run-tool.ts';
import planted from './planted-faults.json' with { type: 'json' };

const TSCONFIG = JSON.stringify({
  compilerOptions: { strict: true, lib: ['es2023', 'dom'], jsx: 'react-jsx', types: [] },
  include: ['src', 'svc-planted', 'mf-planted'],
});

/** A fault -> the rule that refuses it, and the code. */
const PLANTED: Record<string, { rule: string; file: string; content: string }> = planted;

const FINE: Record<string, string> = {
  'src/addresses.core.ts': 'export const at = (slug: string) => `/business/${slug}`;\n',
  'src/address.spec.ts': "export const expected = '/business/smith-law';\n",
  'src/names.ts': "export const names = ['/api/businesses/search', '/business/:slug', '-near-me'];\n",
  'src/apart.ts': `${`// ${'word '.repeat(30)}\nexport let a = 1;\n`}${`// ${'word '.repeat(30)}\nexport let b = 1;\n`}a = b = 2;\n`,
  'src/fine.core.ts': 'export const later = (now: Date, ms: number) => new Date(now.getTime() + ms);\n',
  'src/handler.tsx': 'export const A = () => <button onClick={async () => undefined}>x</button>;\n',
  'src/default.ts':
    "export const at = (a: 'x' | 'y') => {\n  switch (a) {\n    case 'x':\n      return 1;\n    default:\n      return 2;\n  }\n};\n",
};

const dir = plantTree({
  '.gitignore': 'node_modules\n',
  'tsconfig.json': TSCONFIG,
  'src/react.d.ts':
    "declare namespace JSX {\n  interface IntrinsicElements {\n    [name: string]: object;\n  }\n}\ndeclare module 'react/jsx-runtime';\n",
  ...Object.fromEntries(files.filter((file) => /^(lint\.|\.oxlintrc)/.test(file)).map((file) => [file, read(file)])),
  ...Object.fromEntries(Object.values(PLANTED).map(({ file, content }) => [file, content])),
  ...FINE,
});
symlinkSync(path.join(ROOT, 'node_modules'), path.join(dir, 'node_modules'));
const { diagnostics } = runTool<{ diagnostics: { code: string; filename: string }[] }>(
  'oxlint/bin/oxlint',
  ['--format', 'json'],
  dir,
);
const rulesIn = (file: string) => diagnostics.flatMap(({ filename, code }) => (filename === file ? [code] : []));

it.each(Object.entries(PLANTED))('lint refuses %s', (_, { rule, file }) => {
  expect(rulesIn(file)).toContain(rule);
});

it('lint refuses none of what is fine', () => {
  expect(Object.keys(FINE).flatMap((file) => rulesIn(file).map((rule) => `${file} ${rule}`))).toEqual([]);
});

it('every workspace says how its types are checked', () => {
  const untold = listWorkspaces().filter(({ dir: workspace }) => !files.includes(`${workspace}/tsconfig.json`));
  expect(untold).toEqual([]);
});

it('no comment switches a rule off', () => {
  const disabled = new RegExp(['oxlint', 'disable'].join('-'));
  expect(files.filter((file) => /\.[cm]?[jt]sx?$/.test(file) && disabled.test(read(file)))).toEqual([]);
});
