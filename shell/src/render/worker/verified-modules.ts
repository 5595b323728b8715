import { createHash } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import * as asyncHooks from 'node:async_hooks';
import * as util from 'node:util';
import { compileFunction } from 'node:vm';

/** The Node.js modules that react-dom/server needs; pages get no others. */
const BUILT_INS: Readonly<Record<string, object>> = {
  async_hooks: { AsyncLocalStorage: asyncHooks.AsyncLocalStorage },
  crypto: { createHash },
  stream: { Readable },
  util: { TextEncoder: util.TextEncoder, promisify: util.promisify },
};

type Require = (request: string) => object | undefined;

/** CommonJS modules from verified code. A release may require its own files, the shell's also the entries of others. */
export class VerifiedModules {
  private readonly modules = new Map<string, { exports: object }>();
  private readonly shellDir: string;

  constructor(
    /** Absolute file -> code. */
    private readonly code: ReadonlyMap<string, string>,
    shellBundle: string,
    /** File -> variable that it declares instead of exporting, which is the default form of a federation entry. */
    private readonly variables: ReadonlyMap<string, string>,
  ) {
    this.shellDir = path.dirname(shellBundle);
  }

  load(file: string): object {
    const known = this.modules.get(file);
    if (known) return known.exports;
    const code = this.code.get(file);
    if (code === undefined) throw new Error(`${file} is no verified file of this release set.`);
    const module: { exports: object } = { exports: {} };
    this.modules.set(file, module);
    try {
      // Node.js refuses `import()` in this code, because it has no callback for it.
      const run = compileFunction(this.returning(file, code), ['module', 'exports', 'require'], { filename: file });
      module.exports =
        run.call(module.exports, module, module.exports, this.requireFor(path.dirname(file))) ?? module.exports;
    } catch (error) {
      this.modules.delete(file);
      throw error;
    }
    return module.exports;
  }

  private returning(file: string, code: string): string {
    const variable = this.variables.get(file);
    return variable === undefined ? code : `${code}\nif (typeof ${variable} !== 'undefined') return ${variable};`;
  }

  private requireFor(dir: string): Require {
    return (request) => {
      const builtIn = request.replace(/^node:/, '');
      if (Object.hasOwn(BUILT_INS, builtIn)) return BUILT_INS[builtIn];
      const file = path.resolve(dir, request);
      const isFile = request.startsWith('./') || path.isAbsolute(request);
      if (!isFile || (dir !== this.shellDir && !file.startsWith(dir + path.sep))) {
        throw new Error(`Code of a release may not require "${request}".`);
      }
      return this.load(file);
    };
  }
}
