import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'lightningcss';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const BREAKPOINTS = ['40rem', '48rem', '64rem'];
/** The only stylesheet, beside its shipped copy, that may contain colours. */
const TOKENS = 'packages/ui/src/styles/tokens.css';
const tokens = readFileSync(path.join(ROOT, TOKENS), 'utf8');
const HIDDEN = 'packages/ui/src/layout/VisuallyHidden.module.css';

const withoutComments = (css: string) => css.replace(/\/\*[^]*?\*\//g, '');

function unknownWidths(css: string): string[] {
  const conditions = [...css.matchAll(/@(?:media|container)([^{]*)/g)].map(([, condition = '']) => condition);
  return conditions
    .flatMap((condition) => condition.match(/[\d.]+(?:rem|em|px|vw)|(?:min|max)-width/g) ?? [])
    .filter((width) => !BREAKPOINTS.includes(width))
    .map((width) => `unknown breakpoint ${width}`);
}

function rawWeights(css: string): string[] {
  return [...css.replace(/@font-face\s*{[^}]*}/g, '').matchAll(/font-weight:\s*([^;}]+)/g)]
    .map(([, value = '']) => value)
    .filter((value) => !value.startsWith('var(--weight-') && value !== 'inherit')
    .map((value) => `raw weight ${value}`);
}

/** Finds colours, without `transparent`, `currentColor` and the system's. */
function rawColours(css: string): string[] {
  const found: string[] = [];
  transform({
    filename: 'a.css',
    code: Buffer.from(css),
    visitor: {
      Color(colour) {
        const isOwn =
          typeof colour === 'object' && colour.type !== 'currentcolor' && !('alpha' in colour && !colour.alpha);
        if (isOwn) found.push(`raw colour ${JSON.stringify(colour)}`);
      },
    },
  });
  return found;
}

const violations = (file: string, source: string): string[] => {
  const css = withoutComments(source);
  return [
    ...unknownWidths(css),
    ...rawWeights(css),
    ...(source === tokens ? [] : rawColours(css)),
    ...(file !== HIDDEN && /clip-path:\s*inset\(50%\)/.test(css) ? ['hides by itself: use VisuallyHidden'] : []),
  ];
};

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.css'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '');

describe('every stylesheet of the tree', () => {
  it.each(files)('%s uses tokens', (file) => {
    expect(violations(file, readFileSync(path.join(ROOT, file), 'utf8'))).toEqual([]);
  });

  it('is found', () => {
    expect(files).toEqual(expect.arrayContaining([TOKENS, HIDDEN, 'shell/src/chrome/Chrome.module.css']));
  });
});

describe('the rules', () => {
  it.each([
    ['@media (width >= 50rem) { .a { top: 0 } }', /unknown breakpoint 50rem/],
    ['@media (min-width: 40rem) { .a { top: 0 } }', /unknown breakpoint min-width/],
    ['@container (width < 39.99rem) { .a { top: 0 } }', /unknown breakpoint 39.99rem/],
    ['.a { font-weight: 700 }', /raw weight 700/],
    ['.a { color: #fff }', /raw colour/],
    ['.a { border: 1px solid white }', /raw colour/],
    ['.a { box-shadow: 0 0 1px rgb(0 0 0 / 0.5) }', /raw colour/],
    ['.a { background: linear-gradient(to right, var(--star), oklch(50% 0.1 20)) }', /raw colour/],
    ['.a { clip-path: inset(50%) }', /VisuallyHidden/],
  ])('refuse %s', (css, complaint) => {
    expect(violations('planted.css', css).join()).toMatch(complaint);
  });

  it('accept tokens, what has no colour of its own, and the colours of a forced palette', () => {
    const css = `/* #fff at 50rem */ .a { color: currentColor; background: transparent; font-weight: var(--weight-strong) }
      @media (forced-colors: active) { .a { border-color: ButtonText } }
      @media (width >= 40rem) and (scripting: enabled) { .a { color: var(--ink) } }`;
    expect(violations('planted.css', css)).toEqual([]);
  });
});
