import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

describe('the css layer loader', () => {
  interface Loader {
    rootContext: string;
    resourcePath: string;
    getOptions(): { layer: string };
  }
  const load: (this: Loader, source: string) => string = require('./css-layer-loader.cjs');
  const layered = (source: string, resourcePath = '/site/mf-hello/src/hello.module.css') =>
    load.call({ rootContext: '/site/mf-hello', resourcePath, getOptions: () => ({ layer: 'mf-hello' }) }, source);

  it('wraps the rules of a package in a layer within that one, which yields to what the microfrontend says', () => {
    const button = '/site/packages/ui/src/actions/Button.module.css';
    expect(layered('a { color: red }', button)).toBe('\n@layer mf-hello.packages {\na { color: red }\n}\n');
  });

  it('leaves imports in front, where CSS wants them', () => {
    expect(layered("@import './a.css';\nb { color: red }")).toMatch(/^@import '\.\/a\.css';\n@layer mf-hello \{\n\n?b/);
  });
});

describe('the loader that marks react-router pure', () => {
  const load: (source: string) => string = require('./pure-router-loader.cjs');

  it('marks contexts and forwarded references, and drops names for developer tools', () => {
    expect(load('var Link = React10.forwardRef(\n  f);\nLink.displayName = "Link";\n')).toBe(
      'var Link = /* @__PURE__ */ React10.forwardRef(\n  f);\n\n',
    );
    expect(load('var A = React.createContext(null);')).toBe('var A = /* @__PURE__ */ React.createContext(null);');
  });

  it('leaves calls within functions alone', () => {
    const inner = '  let Form = React10.forwardRef(f);\n    Form.displayName = "x";';
    expect(load(inner)).toBe(inner);
  });

  it('still finds what it is for in the installed react-router', () => {
    const dist = require.resolve('react-router/package.json').replace('package.json', 'dist/production/index.mjs');
    const chunks = [...readFileSync(dist, 'utf8').matchAll(/from "\.\/(chunk-\w+\.mjs)"/g)].map(([, name]) => name);
    const marks = chunks.map((name) => load(readFileSync(dist.replace('index.mjs', String(name)), 'utf8')));
    expect(marks.join().match(/@__PURE__ \*\/ React10\.forwardRef/g)?.length).toBe(3);
    expect(marks.join()).not.toMatch(/^Link\.displayName/m);
  });
});
