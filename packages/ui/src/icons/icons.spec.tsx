import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import clsx from 'clsx';
import { renderUi } from '../../test/render-ui.tsx';
import { PracticeIcon } from './PracticeIcon.tsx';

const folder = import.meta.dirname;
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
/** Names of a file's drawings, from top to bottom: comments, which the build leaves out. */
const drawnIn = (file: string) => [...read(file).matchAll(/<!-- (.+) -->/g)].map(([, name = '']) => name);
const lines = drawnIn('line.svg');
const drawn = drawnIn('practice.svg');

const rules = (names: string[], rule: (name: string, place: number) => string) => names.map(rule).join('');

/** What follows from the drawings; `WRITE_ICONS=true npm test -w packages/ui -- icons` writes it. */
const MADE: Record<string, string> = {
  'line-icons.generated.module.css': rules(lines, (name, n) => `:global(.i-${name}) {\n  --icon: ${n};\n}\n`),
  'practice-icons.generated.module.css': rules(drawn.slice(1), (name, n) => `.${name} {\n  --drawing: ${n + 1};\n}\n`),
  'icon-names.generated.ts':
    `export const ICON_NAMES = [${lines.map((name) => `'${name}'`).join(', ')}] as const;\n` +
    'export type IconName = (typeof ICON_NAMES)[number];\n',
};

it.each(Object.entries(MADE))('%s is made of the drawings', (file, text) => {
  if (process.env['WRITE_ICONS']) writeFileSync(path.join(folder, file), text);
  expect(read(file)).toBe(text);
});

describe('drawings of practice areas', () => {
  it('are those of the file; the shield, the first one, is for those without one', () => {
    expect(drawn[0]).toBe('shield');
    expect(drawn).toEqual(expect.arrayContaining(PRACTICE_AREAS.map(({ icon }) => icon)));
  });

  it.each([
    ['tax-law', 'tax-law'],
    ['truck-accident-lawyers', 'truck-accidents'],
    ['car-accident', 'car-accidents'],
    ['family-law', 'divorce-family-law'],
    ['federal-tax-law', 'tax-law'],
    ['dui', 'dui-dwi-defense'],
    ['space-law', undefined],
    ['', undefined],
    ['constructor', undefined],
    ['__proto__', undefined],
  ])('of %j is the nearest by the words that they share, or nothing but the shield: %s', (icon, nearest) => {
    const { container } = renderUi(<PracticeIcon icon={icon} />);
    expect(container.querySelector('.drawing')?.className).toBe(clsx('drawing', nearest));
  });
});

describe.each([
  ['line.svg', 'Icon.module.css', lines],
  ['practice.svg', 'PracticeIcon.module.css', drawn],
])('%s', (file, stylesheet, names) => {
  it('has its drawings below each other on a grid of 24, as many as the stylesheet counts', () => {
    const places = [...read(file).matchAll(/<!-- .+ -->\n  <g(?: transform="translate\(0 (\d+)\)")?/g)];
    expect(places.map(([, y = '0']) => Number(y))).toEqual(names.map((_, index) => 24 * index));
    expect(read(file)).toContain(`viewBox="0 0 24 ${24 * names.length}"`);
    expect(read(stylesheet)).toContain(`--count: ${names.length};`);
  });

  it('has lines, and nothing else', () => {
    expect(read(file).replace(/<!--.+-->/g, '')).not.toMatch(/<(?!\/?(svg|g|path|circle|rect)\b)|href|style|on\w+=/);
  });
});
