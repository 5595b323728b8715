import { readFileSync } from 'node:fs';
import path from 'node:path';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

/** Relative luminance of `#rrggbb`, after WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function colours(block: string): Record<string, string> {
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]));
}

const [first = '', second = ''] = css.split('@media (prefers-color-scheme: dark)');
const light = colours(first);
const schemes = { light, dark: { ...light, ...colours(second) } };

const TEXT: [string, string][] = [
  ...['paper', 'surface', 'sunken'].flatMap((ground): [string, string][] =>
    ['ink', 'ink-soft', 'ink-faint', 'accent', 'accent-hover', 'bad'].map((text) => [text, ground]),
  ),
  ['accent', 'accent-soft'],
  ['accent-hover', 'accent-soft'],
  ['ink', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['good', 'good-soft'],
  ['warn', 'warn-soft'],
  ['bad', 'bad-soft'],
  ['ink-soft', 'neutral-soft'],
  ['ink-faint', 'neutral-soft'],
  ['on-board', 'board'],
  ['on-board-soft', 'board'],
  ['on-board-soft', 'board-deep'],
  ['brass', 'board-deep'],
];
const GRAPHICS: [string, string][] = [
  ['line-strong', 'surface'],
  ['star', 'surface'],
  ['focus', 'paper'],
  ['focus', 'surface'],
];

const CLOTHS = ['cloth-0', 'cloth-1', 'cloth-2', 'cloth-3', 'cloth-4', 'cloth-5'];

describe.each(Object.entries(schemes))('the %s scheme', (_, scheme) => {
  it.each(TEXT)('%s on %s holds 4.5 to 1', (text, ground) => {
    expect(contrast(scheme[text] ?? '', scheme[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(CLOTHS)('on-board on %s holds 7 to 1', (cloth) => {
    expect(contrast(scheme['on-board'] ?? '', scheme[cloth] ?? '')).toBeGreaterThanOrEqual(7);
  });

  it.each(GRAPHICS)('%s on %s holds 3 to 1', (mark, ground) => {
    expect(contrast(scheme[mark] ?? '', scheme[ground] ?? '')).toBeGreaterThanOrEqual(3);
  });
});

it('the stylesheet imports nothing: the build wraps it in a layer, where an import does nothing', () => {
  expect(css).not.toMatch(/@import/);
});
