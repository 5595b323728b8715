/** The packages that were asked for by name -> the workspaces that are built on them. No saving buys one out (docs/adr/0270). */
export const NAMED: Readonly<Record<string, readonly string[]>> = {
  typescript: ['.'],
  react: ['mf-blog', 'mf-compare', 'mf-directory', 'packages/ui', 'shell'],
  'react-dom': ['mf-directory', 'shell'],
  webpack: ['packages/mf-kit'],
  '@module-federation/enhanced': ['packages/mf-kit', 'shell'],
  'react-router-dom': ['mf-blog', 'mf-compare', 'mf-directory', 'packages/ui', 'shell'],
  '@tanstack/react-query': ['mf-blog', 'mf-compare', 'mf-directory', 'shell'],
  '@nestjs/core': ['packages/svc-kit'],
  '@nestjs/common': ['packages/svc-kit', 'svc-blog', 'svc-directory', 'svc-search-indexer'],
  '@nestjs/typeorm': ['packages/svc-kit', 'svc-blog', 'svc-directory', 'svc-search-indexer'],
  typeorm: ['packages/svc-kit', 'svc-blog', 'svc-directory', 'svc-search-indexer'],
  pg: ['packages/svc-kit'],
  meilisearch: ['svc-search-indexer'],
  'class-validator': ['packages/svc-kit', 'svc-blog', 'svc-directory', 'svc-search-indexer'],
  jest: ['mf-blog', 'mf-compare', 'mf-directory', 'shell', 'svc-blog', 'svc-directory', 'svc-search-indexer'],
  playwright: ['e2e'],
};

/** A workspace, as far as it names packages. */
export interface NamedUse {
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
export function missingPackages(workspaces: Readonly<Record<string, NamedUse>>): string[] {
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
