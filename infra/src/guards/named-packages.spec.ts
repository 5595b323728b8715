import { join } from 'node:path';
import { files, read } from '../testing/repository.ts';
import named from './named-packages.json' with { type: 'json' };

/** The packages that were asked for by name -> the workspaces that are built on them. No saving buys one out (docs/adr/0270). */
const NAMED: Readonly<Record<string, readonly string[]>> = named;

/** A workspace, as far as it names packages. */
interface NamedUse {
  /** Names of packages in its package.json. */
  packages: ReadonlySet<string>;
  /** The text of the scripts in its package.json. */
  scripts: string;
  /** Its code, specs left out. */
  code: string;
}

/** Playwright's runner is a package of its own, which holds the rest. */
const installedAs = (named: string): string => (named === 'playwright' ? '@playwright/test' : named);

/** Programs that the root installs and that workspaces run: what their scripts call. */
const TOOLS: Readonly<Record<string, RegExp>> = { typescript: /\btypecheck\b/, jest: /\bjest\b/ };

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

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  scripts?: Record<string, string>;
}

const code = files.filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$|\/(test|testing)\//.test(file));

const workspaces = Object.fromEntries(
  [...new Set(['.', ...Object.values(NAMED).flat()])].map((folder): [string, NamedUse] => {
    const { dependencies, devDependencies, scripts }: Manifest = JSON.parse(read(join(folder, 'package.json')));
    const own = code.filter((file) => file.startsWith(`${folder}/`)).map(read);
    return [
      folder,
      {
        packages: new Set(Object.keys({ ...dependencies, ...devDependencies })),
        scripts: Object.values(scripts ?? {}).join('\n'),
        code: own.join('\n'),
      },
    ];
  }),
);

const changed = (folder: string, change: (use: NamedUse) => Partial<NamedUse>) => {
  const use = workspaces[folder];
  return use ? { ...workspaces, [folder]: { ...use, ...change(use) } } : workspaces;
};

describe('the packages that were asked for by name', () => {
  it('are dependencies where they belong, and used there', () => {
    expect(missingPackages(workspaces)).toEqual([]);
  });

  it.each([
    ['meilisearch', 'svc-search-indexer'],
    ['@playwright/test', 'e2e'],
    ['jest', '.'],
  ])('%s is missed when it is no dependency of %s any more', (name, folder) => {
    const without = changed(folder, ({ packages }) => ({
      packages: new Set([...packages].filter((one) => one !== name)),
    }));
    expect(missingPackages(without)).toEqual([`${folder} does not depend on ${name}.`]);
  });

  it('a tool is missed when no script calls it', () => {
    const without = changed('shell', () => ({ scripts: '' }));
    expect(missingPackages(without)).toEqual(['shell does not use jest.']);
  });

  it('types alone are no use', () => {
    const typesOnly = changed('svc-search-indexer', () => ({
      code: "import type { Meilisearch } from 'meilisearch';\n",
    }));
    expect(missingPackages(typesOnly)).toContain('svc-search-indexer does not use meilisearch.');
  });
});
