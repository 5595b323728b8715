import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import type { PracticeArea } from '@lawdex/contracts/practice-areas';
import { renderUi } from '../../test/render-ui.tsx';
import { Icon } from './Icon.tsx';
import { ICON_NAMES } from './icon-names.ts';
import icons from './Icon.module.css';
import { PracticeIcon } from './PracticeIcon.tsx';
import drawings from './practice-icons.module.css';

const folder = import.meta.dirname;
const drawnIn = (name: string) => readdirSync(path.join(folder, name)).map((file) => path.basename(file, '.svg'));
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

describe('icons', () => {
  it('are the files of the folder, each with its name in the list and its class', () => {
    const classes = Object.keys(icons).filter((name) => !['icon', 'sm', 'md', 'lg'].includes(name));
    expect([...ICON_NAMES].sort()).toEqual(drawnIn('line').sort());
    expect(classes.sort()).toEqual(drawnIn('line').sort());
  });

  it.each(ICON_NAMES)('%s names its own file, and carries its class', (name) => {
    expect(read('Icon.module.css')).toContain(`.${name} {\n  --icon: url('./line/${name}.svg');\n}`);
    const { container } = renderUi(<Icon name={name} />);
    expect(container.querySelector(`[aria-hidden="true"].icon.md.${name}`)).not.toBeNull();
  });
});

const drawn = drawnIn('practice');
const drawingOf = ({ slug, parent }: PracticeArea): string => (drawn.includes(slug) ? slug : (parent ?? 'none'));
const ruleFor = (drawing: string): string | undefined =>
  read('practice-icons.module.css')
    .split('}\n')
    .find((rule) => rule.includes(`url('./practice/${drawing}.svg')`));

describe('drawings of practice areas', () => {
  it('are the files of the folder; the shield is for those without one', () => {
    expect(Object.keys(drawings).sort()).toEqual(PRACTICE_AREAS.map(({ slug }) => slug).sort());
    expect([...new Set(PRACTICE_AREAS.map(drawingOf)), 'shield'].sort()).toEqual(drawn.sort());
  });

  it.each(PRACTICE_AREAS)("$slug has its own, else its parent's", (area) => {
    expect(ruleFor(drawingOf(area))).toMatch(new RegExp(`^\\.${area.slug}(,| \\{)$`, 'm'));
    const { container } = renderUi(<PracticeIcon slug={area.slug} />);
    expect(container.querySelector(`.drawing.${area.slug}`)).not.toBeNull();
  });

  it('of a slug without a file is the nearest, or nothing but the shield', () => {
    const { container } = renderUi(<PracticeIcon slug="immigration-lawyers" />);
    expect(container.querySelector('.drawing.immigration')).not.toBeNull();
    const other = renderUi(<PracticeIcon slug="space-tourism" />);
    expect(other.container.querySelector('.drawing')?.className).toBe('drawing');
  });
});

describe('every drawing', () => {
  const files = ['line', 'practice'].flatMap((name) => drawnIn(name).map((icon) => `${name}/${icon}.svg`));

  it.each(files)('%s is lines on a grid of 24, and nothing else', (file) => {
    const svg = read(file);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 24 24" /);
    expect(svg).not.toMatch(/<(?!\/?(svg|path|circle|rect)\b)|href|style|on\w+=/);
  });
});
