import { listWorkspaces } from '../build/workspaces.ts';

export interface Step {
  name: string;
  command: readonly string[];
  /** Who writes the JSON report with the real tests. */
  runner?: 'jest' | 'playwright';
  /** Runs only what has failed: the spec files, or what the runner itself remembers. */
  again?: (files: readonly string[]) => readonly string[];
  limitSeconds: number;
}

const script = (name: string, limitSeconds = 600): Step => ({
  name,
  command: ['npm', 'run', '--silent', name],
  limitSeconds,
});

/** Forced to exit: a process that a test has killed may leave children that hold Jest's pipes open. */
const suite = (dir: string): Step => {
  const command = ['npm', 'test', '--silent', '-w', dir, '--', '--ci', '--forceExit', '--maxWorkers=1'];
  return {
    name: `tests of ${dir}`,
    command,
    runner: 'jest',
    again: (files) => [...command, '--runTestsByPath', ...files],
    limitSeconds: 900,
  };
};

function inBrowser(name: string, dir: string): Step {
  const command = ['npm', 'test', '--silent', '-w', dir, '--'];
  // Three times what they take on a quiet machine of two cores.
  return { name, command, runner: 'playwright', again: () => [...command, '--last-failed'], limitSeconds: 1500 };
}

const journeys = inBrowser('journeys in a browser', 'e2e');

/** Builds the component workshop and looks at each of its stories. */
const stories = inBrowser('stories in a browser', 'workshop');

const onNode24: Step = {
  name: 'the site and its services on Node.js 24',
  command: ['npm', 'run', '--silent', 'test:node24'],
  again: (files) => ['npm', 'run', '--silent', 'test:node24', '--', ...files],
  limitSeconds: 3600,
};

/** The stages of `npm test`, in order; the steps of a stage may run side by side, `width` at a time. */
export function stages(): { steps: Step[]; width: number }[] {
  const suites = listWorkspaces().filter(({ dir, hasTests }) => hasTests && dir !== 'e2e' && dir !== 'workshop');
  const checks = ['format:check', 'boundaries', 'knip', 'lint', 'typecheck', 'build'];
  return [
    // Built before the suites: the shell's tests run it as it is deployed.
    { steps: checks.map((name) => script(name)), width: 2 },
    { steps: [...suites.map(({ dir }) => suite(dir)), onNode24], width: 2 },
    { steps: [script('size'), script('check:compose'), script('check:migrations')], width: 1 },
    { steps: [journeys], width: 1 },
    { steps: [stories], width: 1 },
  ];
}
