import { symlinkSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../files/paths.ts';
import { plantTree } from '../testing/scratch-folder.ts';
import { runTool } from '../testing/run-tool.ts';
import planted from './planted-imports.json' with { type: 'json' };

interface CruiseReport {
  summary: { violations: { from: string; to: string; rule: { name: string } }[] };
}

const CONFIG = path.join(ROOT, '.dependency-cruiser.cjs');
const ROOMS_CONFIG = path.join(ROOT, '.dependency-cruiser.rooms.cjs');

const ALLOWED: Record<string, string> = {
  'tsconfig.base.json': readFileSync(path.join(ROOT, 'tsconfig.base.json'), 'utf8'),
  ...planted.allowed,
};

/** Rule -> the file that breaks it, and its content. */
const BREAKS: Record<string, Record<string, string>> = planted.breaks;
const OTHER_HALF_OF_THE_CYCLE = {
  'packages/ui/src/planted-cycle.ts': "import { cycle } from './planted-cycle-b.ts'; export const back = () => cycle;",
};
const IN_A_NEW_WORKSPACE = {
  'svc-planted/src/notes.ts': "import { max } from '../../svc-directory/src/reviews/rating.core.ts'; max();",
};

function violationsIn(files: Record<string, string>, config = CONFIG) {
  const dir = plantTree(files);
  mkdirSync(path.join(dir, 'node_modules/@lawdex'), { recursive: true });
  symlinkSync('../../packages/contracts', path.join(dir, 'node_modules/@lawdex/contracts'));
  const words = ['--config', config, '--output-type', 'json', '.'];
  return runTool<CruiseReport>('dependency-cruiser/bin/dependency-cruise.mjs', words, dir).summary.violations;
}

describe('boundaries (.dependency-cruiser.cjs)', () => {
  const broken: Record<string, string> = Object.assign({}, ...Object.values(BREAKS));
  const violations = violationsIn({ ...ALLOWED, ...broken, ...OTHER_HALF_OF_THE_CYCLE, ...IN_A_NEW_WORKSPACE });
  const rules = (createRequire(import.meta.url)(CONFIG) as { forbidden: { name: string }[] }).forbidden;

  it('has a planted violation for every rule', () => {
    expect(Object.keys(BREAKS).sort()).toEqual(rules.map((rule) => rule.name).sort());
  });

  it.each(Object.entries(BREAKS))('%s: is reported when it is broken', (name, files) => {
    const [file] = Object.keys(files);
    expect(violations).toContainEqual(expect.objectContaining({ from: file, rule: expect.objectContaining({ name }) }));
  });

  it('holds in a workspace that no list has heard of', () => {
    const rule = expect.objectContaining({ name: 'siblings-do-not-import-each-other' });
    expect(violations).toContainEqual(expect.objectContaining({ from: 'svc-planted/src/notes.ts', rule }));
  });

  it('reports nothing when every import runs the allowed way', () => {
    expect(violationsIn(ALLOWED)).toEqual([]);
  });
});

describe('rooms (.dependency-cruiser.rooms.cjs)', () => {
  const ROOMS = {
    'tsconfig.base.json': ALLOWED['tsconfig.base.json'] ?? '',
    'svc-directory/src/reviews/rating.ts': 'export const rating = 1;',
    'svc-directory/src/reviews/nested/list.ts': "import { rating } from '../rating.ts'; export const list = rating;",
    'svc-directory/src/businesses/business.ts':
      "import { list } from '../reviews/nested/list.ts'; export const firm = list;",
    'svc-directory/src/main.ts': "import { firm } from './businesses/business.ts'; export const main = firm;",
    'svc-directory/src/reviews/rating.spec.ts': "import { firm } from '../businesses/business.ts'; firm;",
  };

  it('no-folder-circles: is reported in every home of rooms, by a type as well', () => {
    const homes = ['svc-directory/src', 'shell/src/http', 'mf-directory/src/features/search', 'packages/seo/src'];
    const all = [...homes, 'infra/src', 'lab/src'];
    const back = "import type { firm } from '../../businesses/business.ts'; export type Firm = typeof firm;";
    const files = Object.entries({ ...ROOMS, 'svc-directory/src/reviews/nested/back.ts': back });
    const moved = all.flatMap((home) =>
      files.map(([file, content]) => [file.replace('svc-directory/src', home), content]),
    );
    const found = violationsIn(Object.fromEntries(moved), ROOMS_CONFIG).map(({ from, to }) => `${from} ${to}`);
    expect(found).toEqual(expect.arrayContaining(all.map((home) => `${home}/reviews ${home}/businesses`)));
  });

  it('reports nothing of specs, of what starts a service and of folders inside of a room', () => {
    expect(violationsIn(ROOMS, ROOMS_CONFIG)).toEqual([]);
  });
});
