import { checkedOutFiles, listWorkspaces } from '../build/workspaces.ts';
import { listServices } from '../services/list-services.ts';
import { ROOT } from '../files/paths.ts';
import measured from './cpu-seconds.json' with { type: 'json' };

export interface Step {
  name: string;
  command: readonly string[];
  /** Writes a JSON report of its tests, which are counted. */
  runner?: 'jest' | 'playwright';
  /** Names of steps that have to end before this one begins. */
  needs: readonly string[];
  /** CPU seconds, as measured on a quiet machine: the queue begins with the longest. */
  weight: number;
  /** How many places it takes in the queue. */
  places: number;
}

/** As `npm test` prints them on a quiet machine of two cores; a step that is not listed is a short one. */
const CPU_SECONDS: Readonly<Record<string, number>> = measured;
const USUAL_CPU_SECONDS = 20;

const SLOW = String.raw`\.slow\.spec\.`;
/** Jest takes these options in place of those of a configuration, not beside them. */
const WITHOUT_SLOW = ['--testPathIgnorePatterns', '/node_modules/', '/dist/', SLOW];
const LABORATORY = 'lab';
const NEEDS_NO_BUILD = /^(packages|mf-)/;
const BUILD = 'build';

type Draft = Pick<Step, 'name' | 'command'> & Partial<Step>;

const step = (draft: Draft): Step => ({
  needs: [],
  places: 1,
  weight: CPU_SECONDS[draft.name] ?? USUAL_CPU_SECONDS,
  ...draft,
});

export const script = (name: string, needs: string[] = []): Step =>
  step({ name, command: ['npm', 'run', '--silent', name], needs });

// Children of a killed process may hold Jest's pipes open, and what spec files leave behind adds up to gigabytes.
const jestOptions = ['--ci', '--forceExit', '--maxWorkers=1', '--workerIdleMemoryLimit=1GB'];

/** Specs of one workspace, or of several that share one start of Jest. */
function specs(name: string, dirs: readonly string[], options: readonly string[]): Step {
  const [only = ''] = dirs;
  const start =
    dirs.length === 1
      ? ['npm', 'test', '--silent', '-w', only, '--']
      : ['node', '--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--selectProjects', ...dirs];
  return step({
    name,
    command: [...start, ...options, ...jestOptions],
    runner: 'jest',
    needs: dirs.every((dir) => NEEDS_NO_BUILD.test(dir)) ? [] : [BUILD],
  });
}

const inBrowser = (name: string, dir: string, options: readonly string[], needs: string[] = []): Step =>
  step({
    name,
    command: ['npm', 'test', '--silent', '-w', dir, '--', ...options],
    runner: 'playwright',
    needs,
    // Two browsers and a site: beside two other steps its pages miss their deadline.
    places: 2,
  });

const BY_PLAYWRIGHT = new Set(['e2e', 'workshop']);
const suites = (): string[] =>
  listWorkspaces().flatMap(({ dir, hasTests }) => (hasTests && !BY_PLAYWRIGHT.has(dir) ? [dir] : []));

/** The specs of these workspaces but for the slow ones; packages and microfrontends share a start each. */
export function specSteps(among: readonly string[] = suites()): Step[] {
  const shared = ['packages/', 'mf-'].map((prefix) => ({
    name: `specs of ${prefix}*`,
    dirs: among.filter((dir) => dir.startsWith(prefix)),
  }));
  const together = new Set(shared.flatMap(({ dirs }) => dirs));
  const own = among.filter((dir) => !together.has(dir)).map((dir) => ({ name: `specs of ${dir}`, dirs: [dir] }));
  return [...shared, ...own].flatMap(({ name, dirs }) => (dirs.length > 0 ? [specs(name, dirs, WITHOUT_SLOW)] : []));
}

export const BUILD_STEP = script(BUILD);

/** `npm test`: what is run before every push. */
export const everydaySteps = (): Step[] => [
  ...['format:check', 'boundaries', 'knip', 'lint'].map((name) => script(name)),
  BUILD_STEP,
  ...specSteps(suites().filter((dir) => dir !== LABORATORY)),
  script('size', [BUILD]),
  script('check:migrations'),
  script('check:figures'),
  inBrowser('everyday journeys', 'e2e', ['--project=everyday'], [BUILD]),
];

const slowSpecs = (): Step[] => {
  const files = checkedOutFiles(ROOT).filter((file) => file.includes('.slow.spec.'));
  const dirs = suites().filter((dir) => files.some((file) => file.startsWith(`${dir}/`)));
  return dirs.map((dir) => specs(`slow specs of ${dir}`, [dir], ['--testPathPatterns', SLOW]));
};

const SITE_ON_NODE_24 = 'the site on Node.js 24';

const onNode24 = (): Step[] => {
  const command = ['npm', 'run', '--silent', 'test:node24', '--'];
  return [
    step({ name: SITE_ON_NODE_24, command, needs: [BUILD] }),
    ...listServices().map(({ name }) =>
      step({
        name: `specs of ${name} on Node.js 24`,
        command: [...command, name, ...WITHOUT_SLOW, ...jestOptions],
        runner: 'jest' as const,
        needs: [SITE_ON_NODE_24],
      }),
    ),
  ];
};

/** `npm run test:all`: what `npm test` leaves out. */
export const otherSteps = (): Step[] => [
  BUILD_STEP,
  script('check:audit'),
  ...specSteps([LABORATORY]),
  inBrowser('other journeys', 'e2e', ['--project=other'], [BUILD]),
  inBrowser('stories', 'workshop', []),
  ...slowSpecs(),
  ...onNode24(),
];
