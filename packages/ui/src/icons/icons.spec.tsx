import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import { renderUi } from '../../test/render-ui.tsx';
import { Icon } from './Icon.tsx';
import { ICON_NAMES } from './icon-names.ts';
import { PracticeIcon } from './PracticeIcon.tsx';
import drawings from './practice-icons.module.css';

const folder = import.meta.dirname;
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
/** Names of a file's drawings, from top to bottom: comments, which the build leaves out. */
const drawnIn = (file: string) => [...read(file).matchAll(/<!-- (.+) -->/g)].map(([, name = '']) => name);
const lines = drawnIn('line.svg');
const drawn = drawnIn('practice.svg');

describe('icons', () => {
  it('are the drawings of the file, each with its name in the list and its class', () => {
    expect([...ICON_NAMES].sort()).toEqual([...lines].sort());
    expect(read('Icon.module.css').match(/--icon: /g)).toHaveLength(lines.length);
  });

  it.each(ICON_NAMES)('%s names the place of its own drawing, and carries its class', (name) => {
    expect(read('Icon.module.css')).toContain(`.icon:global(.i-${name}) {\n  --icon: ${lines.indexOf(name)};\n}`);
    const { container } = renderUi(<Icon name={name} />);
    expect(container.querySelector(`[aria-hidden="true"].icon.md.i-${name}`)).not.toBeNull();
  });
});

describe('drawings of practice areas', () => {
  it('are those of the file; the shield, the first one, is for those without one', () => {
    expect(drawn[0]).toBe('shield');
    expect(Object.keys(drawings).sort()).toEqual(drawn.slice(1).sort());
    expect(drawn).toEqual(expect.arrayContaining(PRACTICE_AREAS.map(({ icon }) => icon)));
  });

  it.each(drawn.slice(1))('%s names its place', (name) => {
    expect(read('practice-icons.module.css')).toContain(`.${name} {\n  --drawing: ${drawn.indexOf(name)};\n}`);
  });

  it('of an unknown name is the nearest, or nothing but the shield', () => {
    const { container } = renderUi(<PracticeIcon icon="immigration-lawyers" />);
    expect(container.querySelector('.drawing.immigration')).not.toBeNull();
    const other = renderUi(<PracticeIcon icon="space-tourism" />);
    expect(other.container.querySelector('.drawing')?.className).toBe('drawing');
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
