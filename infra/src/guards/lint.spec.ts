import path from 'node:path';
import { ROOT } from '../files/paths.ts';
import { plantTree } from '../testing/scratch-folder.ts';
import { runTool } from '../testing/run-tool.ts';
import planted from './planted-faults.json' with { type: 'json' };

interface FileReport {
  filePath: string;
  messages: { ruleId: string | null; message: string }[];
}

const TSCONFIG = JSON.stringify({
  compilerOptions: { strict: true, lib: ['es2023', 'dom'], jsx: 'react-jsx', types: [] },
  include: ['src', 'svc-planted', 'mf-planted'],
});

/** A fault -> the rule that refuses it, and the code. */
const PLANTED: Record<string, { rule: string; file: string; content: string }> = planted.faults;

/** Rules that need types -> the code that each refuses. */
const TYPED: Record<string, string> = planted.typed;

describe('lint by types (.oxlintrc.json)', () => {
  const dir = plantTree({
    'tsconfig.json': TSCONFIG,
    ...Object.fromEntries(Object.entries(TYPED).map(([rule, content]) => [`src/${rule}.ts`, content])),
    'src/attribute.tsx': 'export const A = () => <button onClick={async () => undefined}>x</button>;\n',
    'src/default.ts':
      "export const at = (a: 'x' | 'y') => {\n  switch (a) {\n    case 'x':\n      return 1;\n    default:\n      return 2;\n  }\n};\n",
  });
  const { diagnostics } = runTool<{ diagnostics: { code: string; filename: string }[] }>(
    'oxlint/bin/oxlint',
    ['--config', path.join(ROOT, '.oxlintrc.json'), '--type-aware', '--format', 'json', 'src'],
    dir,
    { OXLINT_TSGOLINT_PATH: path.join(ROOT, 'node_modules/.bin/tsgolint') },
  );

  it('refuses what each rule is there for, and nothing else', () => {
    const found = diagnostics.map(({ code, filename }) => `${filename} ${code}`).sort();
    expect(found).toEqual(Object.keys(TYPED).map((rule) => `src/${rule}.ts typescript(${rule})`));
  });
});

describe('lint (eslint.config.mjs)', () => {
  const disabled = ['eslint', 'disable'].join('-');
  const dir = plantTree({
    'tsconfig.json': TSCONFIG,
    ...Object.fromEntries(Object.values(PLANTED).map(({ file, content }) => [file, content])),
    'src/disabled.ts': `/* ${disabled} */\nexport const a: any = 1;\n`,
    'src/addresses.core.ts': 'export const at = (slug: string) => `/business/${slug}`;\n',
    'src/address.spec.ts': "export const expected = '/business/smith-law';\n",
    'src/names.ts': "export const names = ['/api/businesses/search', '/business/:slug', '-near-me'];\n",
    'src/apart.ts': `${`// ${'word '.repeat(30)}\nexport let a = 1;\n`}${`// ${'word '.repeat(30)}\nexport let b = 1;\n`}a = b = 2;\n`,
    'src/fine.core.ts': 'export const later = (now: Date, ms: number) => new Date(now.getTime() + ms);\n',
  });
  const reports = runTool<FileReport[]>(
    'eslint/bin/eslint.js',
    ['--config', path.join(ROOT, 'eslint.config.mjs'), '--format', 'json', 'src', 'svc-planted', 'mf-planted'],
    dir,
  );

  const rulesIn = (file: string) =>
    reports.find((report) => report.filePath.endsWith(file))?.messages.map((message) => message.ruleId);

  it.each(Object.entries(PLANTED))('refuses %s', (_, { rule, file }) => {
    expect(rulesIn(file)).toContain(rule);
  });

  it('does not let a comment switch a rule off', () => {
    expect(rulesIn('src/disabled.ts')).toContain('@typescript-eslint/no-explicit-any');
  });

  it.each([
    ['a core name addresses', 'src/addresses.core.ts'],
    ['a spec name addresses', 'src/address.spec.ts'],
    ['files name parts of addresses', 'src/names.ts'],
    ['comments stand apart', 'src/apart.ts'],
    ['a core be handed its time', 'src/fine.core.ts'],
  ])('lets %s', (_what, file) => expect(rulesIn(file)).toEqual([]));
});
