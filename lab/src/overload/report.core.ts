import { table } from '../kit/figures.core.ts';
import { shortfalls } from './line.core.ts';
import type { Line } from './line.core.ts';
import type { Kind } from './visitors/visits.core.ts';

export interface Result {
  /** A second, by what was asked. */
  capacity: Partial<Record<Kind, number>>;
  lines: Line[];
  /** Claims that were checked once after everything, each with its violations. */
  proofs: { claim: string; violations: string[] }[];
}

const HEAD = [
  'load',
  'offered/s',
  'served/s',
  'goodput',
  'admitted p50 / p99 ms',
  'refused',
  'refusal p50 / p99 ms',
  'neither',
  'MB more',
  'normal after s',
  'pages beside',
  'visitors: cores, late ms',
];

/** The table of what was seen, and under it whatever fell short. */
export function report({ capacity, lines, proofs }: Result): string {
  const most = Object.entries(capacity).map(([kind, rate]) => `${rate.toFixed(0)} ${kind}`);
  return [
    `The site can do at most, a second: ${most.join(', ')}.`,
    table(HEAD, lines.map(rowOf)),
    ...[lines.flatMap(writtenOf).join('\n')].filter(Boolean),
    fallen({ lines, proofs })
      .map((line) => `- ${line}`)
      .join('\n') || 'Every line holds.',
  ].join('\n\n');
}

const nameOf = ({ kind, times }: Line): string => `${kind} x ${times}`;
const percent = (share: number): string => `${Math.round(share * 100)} %`;

function rowOf(line: Line): string[] {
  const { admitted, refused, errors, generator } = line;
  const neither = Object.entries(errors).map(([what, count]) => `${count} ${what}`);
  return [
    nameOf(line),
    line.offered.toFixed(0),
    line.served.toFixed(0),
    percent(line.goodput),
    `${admitted.p50.toFixed(0)} / ${admitted.p99.toFixed(0)}`,
    percent(refused.share),
    `${refused.p50.toFixed(1)} / ${refused.p99.toFixed(1)}`,
    neither.join(', ') || '0',
    line.memoryMb.toFixed(0),
    line.normalSeconds === Infinity ? 'never' : line.normalSeconds.toFixed(1),
    percent(line.besideServed),
    `${generator.cores.toFixed(2)}, ${generator.lateMs.toFixed(0)}`,
  ];
}

function writtenOf(line: Line): string[] {
  const { written } = line;
  if (!written) return [];
  const { acknowledged, refused, unknown, unknownWritten } = written;
  return [
    `- ${nameOf(line)}: ${acknowledged} acknowledged, ${refused} refused, ${unknown} without an answer (${unknownWritten} of them written).`,
  ];
}

/** Every line and proof that falls short, in words; empty when all hold. */
export function fallen({ lines, proofs }: Pick<Result, 'lines' | 'proofs'>): string[] {
  const ofLines = lines.flatMap((line) => shortfalls(line).map((what) => `${nameOf(line)}: ${what}`));
  const ofProofs = proofs.flatMap(({ claim, violations }) =>
    violations.length > 0 ? [`not so: ${claim} (${violations.slice(0, 3).join('; ')})`] : [],
  );
  return [...ofLines, ...ofProofs];
}
