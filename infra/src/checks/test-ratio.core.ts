/** Lines of tests per line of source that the whole tree must have. */
export const LEAST_RATIO = 0.6;

export interface FileLines {
  /** Below the repository: `svc-a/src/reviews/rating.core.ts`. */
  file: string;
  lines: number;
}

export interface Ratio {
  /** `packages/ui`; `.` for what stands at the root. */
  workspace: string;
  source: number;
  test: number;
}

const HAND_WRITTEN = /\.(ts|tsx|mjs|cjs)$/;
/** Generated code is nobody's work, and stories are neither: they are looked at, and the workshop's checks run over them. */
const LEFT_OUT = /\.(generated|stories)\.[a-z]+$|\.d\.ts$/;
const TEST = /\.spec\.[a-z]+$|(^|\/)(test|testing)\/|^e2e\//;

export function kindOf(file: string): 'source' | 'test' | null {
  if (!HAND_WRITTEN.test(file) || LEFT_OUT.test(file)) return null;
  return TEST.test(file) ? 'test' : 'source';
}

/** Lines per workspace, in the order of the workspaces; the root comes last. */
export function ratiosOf(workspaces: readonly string[], files: readonly FileLines[]): Ratio[] {
  const ratios = [...workspaces, '.'].map((workspace) => ({ workspace, source: 0, test: 0 }));
  for (const { file, lines } of files) {
    const kind = kindOf(file);
    const ratio = ratios.find(({ workspace }) => workspace === '.' || file.startsWith(`${workspace}/`));
    if (kind && ratio) ratio[kind] += lines;
  }
  return ratios.filter(({ source, test }) => source + test > 0);
}

export const inAll = (ratios: readonly Ratio[]): Ratio => ({
  workspace: 'in all',
  source: ratios.reduce((sum, { source }) => sum + source, 0),
  test: ratios.reduce((sum, { test }) => sum + test, 0),
});

/** Null where there is no source: the journeys are tests alone. */
export const ratio = ({ source, test }: Ratio): number | null => (source === 0 ? null : test / source);

export const isEnough = (total: Ratio): boolean => (ratio(total) ?? 0) >= LEAST_RATIO;

export function ratioLines(ratios: readonly Ratio[]): string[] {
  const width = Math.max(...ratios.map(({ workspace }) => workspace.length));
  return ratios.map((one) => {
    const figure = ratio(one)?.toFixed(2) ?? 'tests alone';
    return `  ${one.workspace.padEnd(width)}  ${figure.padStart(4)}  (${one.test} lines of tests, ${one.source} of source)`;
  });
}
