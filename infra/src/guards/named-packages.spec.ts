import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkedOutFiles } from '../build/checked-out-files.ts';
import { ROOT } from '../files/paths.ts';
import { missingPackages, NAMED, type NamedUse } from './named-packages.core.ts';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  scripts?: Record<string, string>;
}

const files = checkedOutFiles(ROOT).filter(
  (file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$|\/(test|testing)\//.test(file),
);
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const workspaces = Object.fromEntries(
  [...new Set(['.', ...Object.values(NAMED).flat()])].map((folder): [string, NamedUse] => {
    const { dependencies, devDependencies, scripts }: Manifest = JSON.parse(read(join(folder, 'package.json')));
    const code = files.filter((file) => file.startsWith(`${folder}/`)).map(read);
    return [
      folder,
      {
        packages: new Set(Object.keys({ ...dependencies, ...devDependencies })),
        scripts: Object.values(scripts ?? {}).join('\n'),
        code: code.join('\n'),
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
