import webpack from 'webpack';
import type { WebpackPluginInstance } from 'webpack';
import { PROVIDED } from '../../provided/provided.ts';

const NAME = 'ProvidedImports';

const provided = new Map(Object.entries(PROVIDED).map(([library, names]) => [library, Object.keys(names)]));

/** The problem of importing `name` from `library` into a page, or null. `name` is null for `import * as`. */
export function importProblem(library: string, name: string | null): string | null {
  const names = provided.get(library);
  if (!names || (name !== null && names.includes(name))) return null;
  const wanted = name === null ? `all of '${library}'` : `'${name}' from '${library}'`;
  return `The shell does not provide ${wanted}. Pages may import from it, by name: ${names.join(', ')}. To use one more, see packages/mf-kit/README.md.`;
}

/** Fails the build when a page imports a name that the shell does not provide, which would be undefined at run time. */
export const providedImports = (): WebpackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (_, { normalModuleFactory }) => {
      const watch = (parser: webpack.javascript.JavascriptParser) => {
        const check = (library: unknown, name: string | null) => {
          const problem = importProblem(String(library), name);
          if (problem) parser.state.module.addError(new webpack.WebpackError(problem));
        };
        // Runs before webpack's own handlers, because the first answer counts.
        const first = { name: NAME, stage: -1 };
        parser.hooks.importSpecifier.tap(first, (_, library, name) => check(library, name));
        parser.hooks.exportImportSpecifier.tap(first, (_, library, __, name) => check(library, name));
      };
      normalModuleFactory.hooks.parser.for('javascript/auto').tap(NAME, watch);
      normalModuleFactory.hooks.parser.for('javascript/esm').tap(NAME, watch);
    });
  },
});
