import { symlinkSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../files/paths.ts';
import { plantTree, runTool } from './planted-tree.ts';
import type { PlantedTree } from './planted-tree.ts';

interface CruiseReport {
  summary: { violations: { from: string; to: string; rule: { name: string } }[] };
}

const CONFIG = path.join(ROOT, '.dependency-cruiser.cjs');
const ROOMS_CONFIG = path.join(ROOT, '.dependency-cruiser.rooms.cjs');

const ALLOWED = {
  'tsconfig.base.json': readFileSync(path.join(ROOT, 'tsconfig.base.json'), 'utf8'),
  'packages/contracts/package.json': '{"name":"@lawdex/contracts","exports":{".":{"source":"./src/index.ts"}}}',
  'packages/contracts/src/index.ts': 'export const LIMIT = 4;',
  'packages/admission/src/gate.ts': 'export const gate = 1;',
  'packages/telemetry/src/index.ts': 'export const numbers = 1;',
  'packages/svc-kit/src/service.ts': "import { gate } from '../../admission/src/gate.ts'; export const kit = gate;",
  'packages/mf-kit/src/build/release.ts': 'export const build = 1;',
  'packages/ui/src/card.ts': 'export const card = 1;',
  'packages/ui/src/card.stories.ts': "import { card } from './card.ts'; export const shown = card;",
  'infra/src/postgres.ts': 'export const postgres = 1;',
  'lab/src/kit/writers.ts': 'export const writers = 1;',
  'svc-directory/src/reviews/rating.core.ts':
    "import { LIMIT } from '@lawdex/contracts'; export const max = () => LIMIT;",
  'svc-directory/src/reviews/rating.core.spec.ts':
    "import { postgres } from '../../../infra/src/postgres.ts'; import { max } from './rating.core.ts'; max(); postgres;",
  'svc-directory/src/demo/names.ts': "import { max } from '../reviews/rating.core.ts'; export const names = max();",
  'demo-data/hello.ts': "export const hello = 'Hello';",
  'svc-directory/src/import/read.ts': 'export const read = 1;',
  'svc-search-indexer/src/database/transactions.ts': 'export const transactions = 1;',
  'svc-search-indexer/src/engines/postgres/rows/live-rows.ts': 'export const rows = 1;',
  'packages/search-language/src/query/plans.core.ts': 'export const plans = 1;',
  'packages/search-language/src/query/read-search.core.ts':
    "import { plans } from './plans.core.ts'; export const readSearch = () => plans;",
  'svc-search-indexer/src/search/search.service.ts':
    "import { readSearch } from '../../../packages/search-language/src/query/read-search.core.ts'; readSearch();",
  'svc-search-indexer/src/engines/engines.module.ts':
    "import { transactions } from '../database/transactions.ts'; transactions;",
  'svc-directory/src/testing/wipe.ts': 'export const wipe = 1;',
  'mf-directory/src/lib/format.ts': "import { LIMIT } from '@lawdex/contracts'; export const format = LIMIT;",
  'mf-directory/src/features/home/home.ts':
    "import { format } from '../../lib/format.ts'; import { hero } from './hero.ts'; export const home = [format, hero];",
  'mf-directory/src/features/home/hero.ts':
    "import type { Search } from '../../lib/types.ts'; export const hero: Search = 1;",
  'mf-directory/src/features/search/search.ts': 'export const search = 1;',
  'mf-directory/src/lib/types.ts': 'export type Search = number;',
  'mf-directory/src/expose/home.ts': "export { home } from '../features/home/home.ts';",
  'shell/src/protocol/render.ts': 'export const RUNNING = 1;',
  'shell/src/chrome/header.ts': "import { RUNNING } from '../protocol/render.ts'; export const header = RUNNING;",
  'shell/src/render/pool.ts': "import { RUNNING } from '../protocol/render.ts'; export const pool = RUNNING;",
  'shell/src/http/main.ts': "import { pool } from '../render/pool.ts'; export const server = pool;",
  'shell/src/app/circular-types.ts': "import type { B } from './circular-types-b.ts'; export type A = B | 1;",
  'shell/src/app/circular-types-b.ts': "import type { A } from './circular-types.ts'; export type B = A | 2;",
};

/** Rule -> the file that breaks it. */
const PLANTED: Record<string, { file: string; content: string }> = {
  'features-do-not-import-expose': {
    file: 'mf-directory/src/features/home/planted-expose.ts',
    content: "import { home } from '../../expose/home.ts'; home;",
  },
  'lib-imports-only-lib-and-packages': {
    file: 'mf-directory/src/lib/planted-feature.ts',
    content: "import { search } from '../features/search/search.ts'; search;",
  },
  'features-do-not-import-each-other': {
    file: 'mf-directory/src/features/home/planted-sibling.ts',
    content: "import { search } from '../search/search.ts'; search;",
  },
  'siblings-do-not-import-each-other': {
    file: 'shell/src/app/planted-remote.ts',
    content: "import { home } from '../../../mf-directory/src/expose/home.ts'; home;",
  },
  'packages-do-not-import-apps': {
    file: 'packages/ui/src/planted-app.ts',
    content: "import { home } from '../../../mf-directory/src/expose/home.ts'; home;",
  },
  'nobody-imports-the-laboratory': {
    file: 'infra/src/planted-laboratory.ts',
    content: "import { writers } from '../../lab/src/kit/writers.ts'; writers;",
  },
  'nobody-imports-infra-or-e2e': {
    file: 'svc-directory/src/reviews/planted-infra.ts',
    content: "import { postgres } from '../../../infra/src/postgres.ts'; postgres;",
  },
  'services-use-contracts-seo-and-svc-kit': {
    file: 'svc-directory/src/reviews/planted-ui.ts',
    content: "import { card } from '../../../packages/ui/src/card.ts'; card;",
  },
  'services-do-not-import-their-demo-data': {
    file: 'svc-directory/src/reviews/planted-demo.ts',
    content: "import { names } from '../demo/names.ts'; names;",
  },
  'nobody-imports-demo-data': {
    file: 'svc-directory/src/reviews/planted-text.ts',
    content: "import { hello } from '../../../demo-data/hello.ts'; hello;",
  },
  'demo-data-does-not-use-the-import': {
    file: 'svc-directory/src/demo/planted-import.ts',
    content: "import { read } from '../import/read.ts'; read;",
  },
  'pages-do-not-use-svc-kit': {
    file: 'mf-directory/src/lib/planted-kit.ts',
    content: "import { kit } from '../../../packages/svc-kit/src/service.ts'; kit;",
  },
  'browser-code-does-not-import-the-http-process': {
    file: 'shell/src/app/planted-http.ts',
    content: "import { server } from '../http/main.ts'; server;",
  },
  'the-http-process-does-not-import-the-react-tree': {
    file: 'shell/src/http/planted-header.ts',
    content: "import { header } from '../chrome/header.ts'; header;",
  },
  'render-does-not-import-http': {
    file: 'shell/src/render/planted-server.ts',
    content: "import { server } from '../http/main.ts'; server;",
  },
  'the-render-worker-imports-the-protocol-only': {
    file: 'shell/src/render/worker/planted-pool.ts',
    content: "import { pool } from '../pool.ts'; pool;",
  },
  'the-protocol-imports-no-other-room': {
    file: 'shell/src/protocol/planted-pool.ts',
    content: "import { pool } from '../render/pool.ts'; pool;",
  },
  'pages-do-not-import-build-tools': {
    file: 'mf-directory/src/features/search/planted-build.ts',
    content: "import { build } from '../../../../packages/mf-kit/src/build/release.ts'; build;",
  },
  'contracts-import-nothing': {
    file: 'packages/contracts/src/planted-node.ts',
    content: "import { join } from 'node:path'; join('a');",
  },
  'admission-imports-nothing': {
    file: 'packages/admission/src/planted-contract.ts',
    content: "import { LIMIT } from '@lawdex/contracts'; LIMIT;",
  },
  'telemetry-imports-nothing-of-ours': {
    file: 'packages/telemetry/src/planted-contract.ts',
    content: "import { LIMIT } from '../../contracts/src/index.ts'; LIMIT;",
  },
  'telemetry-is-for-servers': {
    file: 'mf-directory/src/lib/planted-telemetry.ts',
    content: "import { numbers } from '../../../packages/telemetry/src/index.ts'; numbers;",
  },
  'admission-is-for-servers': {
    file: 'mf-directory/src/lib/planted-gate.ts',
    content: "import { gate } from '../../../packages/admission/src/gate.ts'; gate;",
  },
  'core-imports-only-core-and-contracts': {
    file: 'svc-directory/src/reviews/planted.core.ts',
    content: "import { readFileSync } from 'node:fs'; readFileSync('a');",
  },
  'search-language-is-pure': {
    file: 'packages/search-language/src/query/planted-kit.ts',
    content: "import { kit } from '../../../svc-kit/src/service.ts'; kit;",
  },
  'search-language-has-doors': {
    file: 'svc-search-indexer/src/engines/planted-query.ts',
    content: "import { plans } from '../../../packages/search-language/src/query/plans.core.ts'; plans;",
  },
  'engine-port-knows-no-database': {
    file: 'svc-search-indexer/src/engines/search-engine.ts',
    content: "import type { transactions } from '../database/transactions.ts'; export type Port = typeof transactions;",
  },
  'postgresql-is-asked-through-ports': {
    file: 'svc-search-indexer/src/map/planted-statement.ts',
    content: "import { rows } from '../engines/postgres/rows/live-rows.ts'; rows;",
  },
  'engine-ports-know-no-engine': {
    file: 'svc-search-indexer/src/engines/planted-port.ts',
    content: "import type { rows } from './postgres/rows/live-rows.ts'; export type Rows = typeof rows;",
  },
  'production-code-does-not-import-tests': {
    file: 'svc-directory/src/reviews/planted-test-helper.ts',
    content: "import { wipe } from '../testing/wipe.ts'; wipe;",
  },
  'production-code-does-not-import-stories': {
    file: 'packages/ui/src/planted-story.ts',
    content: "import { shown } from './card.stories.ts'; shown;",
  },
  'no-runtime-cycles': {
    file: 'packages/ui/src/planted-cycle-b.ts',
    content: "import { back } from './planted-cycle.ts'; export const cycle = () => back;",
  },
  'everything-resolves': {
    file: 'packages/ui/src/planted-missing.ts',
    content: "import { nothing } from './not-there.ts'; nothing;",
  },
};
const OTHER_HALF_OF_THE_CYCLE = {
  'packages/ui/src/planted-cycle.ts': "import { cycle } from './planted-cycle-b.ts'; export const back = () => cycle;",
};
const IN_A_NEW_WORKSPACE = {
  'svc-planted/src/notes.ts': "import { max } from '../../svc-directory/src/reviews/rating.core.ts'; max();",
};

function violationsIn(files: Record<string, string>, config = CONFIG) {
  const tree: PlantedTree = plantTree(files);
  try {
    mkdirSync(path.join(tree.dir, 'node_modules/@lawdex'), { recursive: true });
    symlinkSync('../../packages/contracts', path.join(tree.dir, 'node_modules/@lawdex/contracts'));
    const report = runTool<CruiseReport>(
      'dependency-cruiser/bin/dependency-cruise.mjs',
      ['--config', config, '--output-type', 'json', '.'],
      tree.dir,
    );
    return report.summary.violations;
  } finally {
    tree.remove();
  }
}

describe('boundaries (.dependency-cruiser.cjs)', () => {
  const planted = Object.fromEntries(Object.values(PLANTED).map(({ file, content }) => [file, content]));
  const violations = violationsIn({ ...ALLOWED, ...planted, ...OTHER_HALF_OF_THE_CYCLE, ...IN_A_NEW_WORKSPACE });
  const rules = (createRequire(import.meta.url)(CONFIG) as { forbidden: { name: string }[] }).forbidden;

  it('has a planted violation for every rule', () => {
    expect(Object.keys(PLANTED).sort()).toEqual(rules.map((rule) => rule.name).sort());
  });

  it.each(Object.entries(PLANTED))('%s: is reported when it is broken', (name, { file }) => {
    expect(violations).toContainEqual(expect.objectContaining({ from: file, rule: expect.objectContaining({ name }) }));
  });

  it('holds in a workspace that no list has heard of', () => {
    expect(violations).toContainEqual(
      expect.objectContaining({
        from: 'svc-planted/src/notes.ts',
        rule: expect.objectContaining({ name: 'siblings-do-not-import-each-other' }),
      }),
    );
  });

  it('reports nothing when every import runs the allowed way', () => {
    expect(violationsIn(ALLOWED)).toEqual([]);
  });
});

describe('rooms (.dependency-cruiser.rooms.cjs)', () => {
  const ROOMS = {
    'tsconfig.base.json': ALLOWED['tsconfig.base.json'],
    'svc-directory/src/reviews/rating.ts': 'export const rating = 1;',
    'svc-directory/src/reviews/nested/list.ts': "import { rating } from '../rating.ts'; export const list = rating;",
    'svc-directory/src/businesses/business.ts':
      "import { list } from '../reviews/nested/list.ts'; export const firm = list;",
    'svc-directory/src/main.ts': "import { firm } from './businesses/business.ts'; export const main = firm;",
    'svc-directory/src/reviews/rating.spec.ts': "import { firm } from '../businesses/business.ts'; firm;",
  };

  it.each([
    'svc-directory/src',
    'shell/src/http',
    'mf-directory/src/features/search',
    'packages/seo/src',
    'infra/src',
    'lab/src',
  ])('no-folder-circles: is reported in %s, by a type as well', (home) => {
    const back = "import type { firm } from '../../businesses/business.ts'; export type Firm = typeof firm;";
    const planted = Object.entries({ ...ROOMS, 'svc-directory/src/reviews/nested/back.ts': back });
    const moved = planted.map(([file, content]) => [file.replace('svc-directory/src', home), content]);
    expect(violationsIn(Object.fromEntries(moved), ROOMS_CONFIG)).toContainEqual(
      expect.objectContaining({ from: `${home}/reviews`, to: `${home}/businesses` }),
    );
  });

  it('reports nothing of specs, of what starts a service and of folders inside of a room', () => {
    expect(violationsIn(ROOMS, ROOMS_CONFIG)).toEqual([]);
  });
});
