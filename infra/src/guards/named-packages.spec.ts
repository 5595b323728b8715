import { join } from 'node:path';
import { files, read } from '../testing/repository.ts';
import named from './named-packages.json' with { type: 'json' };

/** The packages that were asked for by name -> the workspaces that are built on them. No saving buys one out (docs/adr/0270). */
const NAMED: Readonly<Record<string, readonly string[]>> = named;

/** A workspace: the packages and scripts of its package.json, and its code without specs. */
type NamedUse = { packages: ReadonlySet<string>; scripts: string; code: string };

/** Playwright's runner is a package of its own, which holds the rest. */
const installedAs = (named: string): string => (named === 'playwright' ? '@playwright/test' : named);

/** Programs that the root installs and that workspaces run: what their scripts call. TypeScript checks types inside oxlint (docs/adr/0314). */
const TOOLS: Readonly<Record<string, RegExp>> = { typescript: /\boxlint\b/, jest: /\bjest\b/ };

/** Types alone do not count: they are gone when the code runs. */
const imports = (code: string, name: string) =>
  new RegExp(`^(?:import (?!type )|export |} from |.*\\bimport\\().*['"]${name}(?:/[\\w./-]+)?['"]`, 'm').test(code);

/** What is missing, a sentence each. */
function missingPackages(workspaces: Readonly<Record<string, NamedUse>>): string[] {
  return Object.entries(NAMED).flatMap(([named, folders]) => {
    const name = installedAs(named);
    const tool = TOOLS[named];
    const undeclared = (tool ? ['.'] : folders).filter((folder) => !workspaces[folder]?.packages.has(name));
    const unused = folders.filter((folder) => {
      const { scripts = '', code = '' } = workspaces[folder] ?? {};
      return tool ? !tool.test(scripts) : !imports(code, name);
    });
    return [
      ...undeclared.map((folder) => `${folder} does not depend on ${name}.`),
      ...unused.map((folder) => `${folder} does not use ${name}.`),
    ];
  });
}

type Manifest = { [Part in 'dependencies' | 'devDependencies' | 'scripts']?: Record<string, string> };

const code = files.filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$|\/(test|testing)\//.test(file));

const workspaces = Object.fromEntries(
  [...new Set(['.', ...Object.values(NAMED).flat()])].map((folder): [string, NamedUse] => {
    const { dependencies, devDependencies, scripts }: Manifest = JSON.parse(read(join(folder, 'package.json')));
    const own = code.filter((file) => file.startsWith(`${folder}/`)).map(read);
    const packages = new Set(Object.keys({ ...dependencies, ...devDependencies }));
    return [folder, { packages, scripts: Object.values(scripts ?? {}).join('\n'), code: own.join('\n') }];
  }),
);

it('the packages that were asked for by name are dependencies where they belong, and used there', () => {
  expect(missingPackages(workspaces)).toEqual([]);
});

const NONE = new Set<string>();
it.each([
  [
    'it is no dependency',
    'svc-search-indexer',
    { packages: NONE },
    'svc-search-indexer does not depend on meilisearch.',
  ],
  ['its runner is no dependency', 'e2e', { packages: NONE }, 'e2e does not depend on @playwright/test.'],
  ['the root does not install a tool', '.', { packages: NONE }, '. does not depend on jest.'],
  ['no script calls a tool', 'shell', { scripts: '' }, 'shell does not use jest.'],
  [
    'only its types are imported',
    'svc-search-indexer',
    { code: "import type { Meilisearch } from 'meilisearch';\n" },
    'svc-search-indexer does not use meilisearch.',
  ],
])('a package that was asked for by name is missed when %s', (_when, folder, change, told) => {
  const use = workspaces[folder] ?? { packages: NONE, scripts: '', code: '' };
  expect(missingPackages({ ...workspaces, [folder]: { ...use, ...change } })).toContain(told);
});
