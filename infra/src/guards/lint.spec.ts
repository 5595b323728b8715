import path from 'node:path';
import { ROOT } from '../files/paths.ts';
import { plantTree, runTool } from './planted-tree.ts';

interface FileReport {
  filePath: string;
  messages: { ruleId: string | null; message: string }[];
}

const TSCONFIG = JSON.stringify({
  compilerOptions: { strict: true, lib: ['es2023', 'dom'], jsx: 'react-jsx', types: [] },
  include: ['src', 'svc-planted'],
});

/** A fault -> the rule that refuses it, and the code. */
const PLANTED: Record<string, { rule: string; file: string; content: string }> = {
  any: { rule: '@typescript-eslint/no-explicit-any', file: 'src/any.ts', content: 'export const a: any = 1;\n' },
  '@ts-ignore': {
    rule: '@typescript-eslint/ban-ts-comment',
    file: 'src/ignore.ts',
    content: '// @ts-ignore because\nexport const a: string = 1;\n',
  },
  'an inline style': {
    rule: 'no-restricted-syntax',
    file: 'src/style.tsx',
    content: 'export const A = () => <p style={{}}>x</p>;\n',
  },
  'an address that is built where it is used': {
    rule: 'lawdex/addresses-in-one-place',
    file: 'src/address.ts',
    content: 'export const at = (slug: string) => `/business/${slug}`;\n',
  },
  'an address after an origin': {
    rule: 'lawdex/addresses-in-one-place',
    file: 'src/origin.ts',
    content: 'export const at = (origin: string, words: string) => `${origin}/search?query=${words}`;\n',
  },
  'an address in an attribute': {
    rule: 'lawdex/addresses-in-one-place',
    file: 'src/attribute.tsx',
    content: 'export const A = () => <a href="/terms">x</a>;\n',
  },
  'a landing address that is built where it is used': {
    rule: 'lawdex/addresses-in-one-place',
    file: 'src/landing.ts',
    content: 'export const at = (practice: string, city: string) => `/${practice}-lawyers-in-${city}`;\n',
  },
  'class names joined by hand': {
    rule: 'no-restricted-syntax',
    file: 'src/classes.tsx',
    content: 'declare const s: Record<string, string>;\nexport const A = () => <p className={`${s.a} ${s.b}`}>x</p>;\n',
  },
  'raw HTML': {
    rule: 'no-restricted-syntax',
    file: 'src/html.tsx',
    content: "export const A = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;\n",
  },
  'a function of many branches': {
    rule: 'complexity',
    file: 'src/branches.ts',
    content: `export const f = (n: number) => ${'n > 0 && '.repeat(26)}n;\n`,
  },
  'a hook in a branch': {
    rule: 'react-hooks/rules-of-hooks',
    file: 'src/hook.tsx',
    content:
      'declare function useState(a: number): void;\nexport const A = (p: { b: boolean }) => {\n' +
      '  if (p.b) useState(1);\n  return <p />;\n};\n',
  },
  'a comment that opens with a riddle': {
    rule: 'lawdex/plain-comments',
    file: 'src/riddle.ts',
    content: '/** Whom the page waits for. */\nexport const a = 1;\n',
  },
  'a comment of more than forty words, however many lines it has': {
    rule: 'lawdex/plain-comments',
    file: 'src/long.ts',
    content: `${`// ${'word '.repeat(7)}\n`.repeat(6)}export const a = 1;\n`,
  },
  'the clock in a core': {
    rule: 'no-restricted-syntax',
    file: 'src/clock.core.ts',
    content: 'export const now = () => Date.now();\n',
  },
  'a new Date without a value in a core': {
    rule: 'no-restricted-syntax',
    file: 'src/date.core.ts',
    content: 'export const today = () => new Date();\n',
  },
  'randomness in a core': {
    rule: 'no-restricted-properties',
    file: 'src/dice.core.ts',
    content: 'export const dice = () => Math.random();\n',
  },
  'the network in a core': {
    rule: 'no-restricted-globals',
    file: 'src/network.core.ts',
    content: "export const load = () => fetch('/');\n",
  },
  'the browser in a core': {
    rule: 'no-restricted-globals',
    file: 'src/browser.core.ts',
    content: "export const read = () => localStorage.getItem('a');\n",
  },
  'the clock in a service': {
    rule: 'no-restricted-syntax',
    file: 'svc-planted/src/clock.ts',
    content: 'export const now = () => new Date();\n',
  },
  'a statement in a service class': {
    rule: 'no-restricted-syntax',
    file: 'svc-planted/src/notes.service.ts',
    content: "export const ALL = 'select id from notes';\n",
  },
  'a statement with parts in a controller': {
    rule: 'no-restricted-syntax',
    file: 'svc-planted/src/notes.controller.ts',
    content: 'export const of = (table: string) => `\n  update ${table} set seen = true`;\n',
  },
};

/** Rules that need types -> the code that each refuses. */
const TYPED: Record<string, string> = {
  'await-thenable': 'export const run = async () => {\n  await 1;\n};\n',
  'no-floating-promises': 'const save = async () => 1;\nexport const run = () => {\n  save();\n};\n',
  'no-misused-promises':
    'const find = async () => 1;\nexport const run = () => {\n  if (find()) return 1;\n  return 2;\n};\n',
  'no-unnecessary-type-assertion': 'export const twice = (a: number) => (a as number) * 2;\n',
  'only-throw-error': "export const run = () => {\n  throw 'no error';\n};\n",
  'switch-exhaustiveness-check':
    "export const at = (a: 'x' | 'y') => {\n  switch (a) {\n    case 'x':\n      return 1;\n  }\n  return 2;\n};\n",
};

describe('lint by types (.oxlintrc.json)', () => {
  const tree = plantTree({
    'tsconfig.json': TSCONFIG,
    ...Object.fromEntries(Object.entries(TYPED).map(([rule, content]) => [`src/${rule}.ts`, content])),
    'src/attribute.tsx': 'export const A = () => <button onClick={async () => undefined}>x</button>;\n',
    'src/default.ts':
      "export const at = (a: 'x' | 'y') => {\n  switch (a) {\n    case 'x':\n      return 1;\n    default:\n      return 2;\n  }\n};\n",
  });
  const { diagnostics } = runTool<{ diagnostics: { code: string; filename: string }[] }>(
    'oxlint/bin/oxlint',
    ['--config', path.join(ROOT, '.oxlintrc.json'), '--type-aware', '--format', 'json', 'src'],
    tree.dir,
    { OXLINT_TSGOLINT_PATH: path.join(ROOT, 'node_modules/.bin/tsgolint') },
  );
  afterAll(() => tree.remove());

  it('refuses what each rule is there for, and nothing else', () => {
    const found = diagnostics.map(({ code, filename }) => `${filename} ${code}`).sort();
    expect(found).toEqual(Object.keys(TYPED).map((rule) => `src/${rule}.ts typescript(${rule})`));
  });
});

describe('lint (eslint.config.mjs)', () => {
  const disabled = ['eslint', 'disable'].join('-');
  const tree = plantTree({
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
    ['--config', path.join(ROOT, 'eslint.config.mjs'), '--format', 'json', 'src', 'svc-planted'],
    tree.dir,
  );
  afterAll(() => tree.remove());

  const rulesIn = (file: string) =>
    reports.find((report) => report.filePath.endsWith(file))?.messages.map((message) => message.ruleId);

  it.each(Object.entries(PLANTED))('refuses %s', (_, { rule, file }) => {
    expect(rulesIn(file)).toContain(rule);
  });

  it('does not let a comment switch a rule off', () => {
    expect(rulesIn('src/disabled.ts')).toContain('@typescript-eslint/no-explicit-any');
  });

  it.each(['src/addresses.core.ts', 'src/address.spec.ts', 'src/names.ts'])('lets %s name addresses', (file) => {
    expect(rulesIn(file)).toEqual([]);
  });

  it('takes comments that stand apart for comments of their own', () => {
    expect(rulesIn('src/apart.ts')).toEqual([]);
  });

  it('accepts a core that is handed its time', () => {
    expect(rulesIn('src/fine.core.ts')).toEqual([]);
  });
});
