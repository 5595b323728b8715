import { table } from '../kit/figures.core.ts';
import type { FirstLoad } from './client-bytes.ts';
import type { CompressionFigure } from './compression.ts';
import type { Cost, PageFigure } from './measure.ts';

/** Budgets of docs/PERFORMANCE.md: milliseconds of CPU, bytes. */
const BUDGET = { cold: 4, cached: 0.9, htmlRaw: 60 * 1024, htmlGzip: 8 * 1024, scripts: 132 * 1024 };

export interface Figures {
  machine: string;
  pages: PageFigure[];
  loads: FirstLoad[];
  compression: CompressionFigure[];
}

/** Every process that was measured, but the shell and PostgreSQL. */
const servicesOf = (pages: readonly PageFigure[]): string[] =>
  [...new Set(pages.flatMap(({ cold }) => Object.keys(cold)))].filter(
    (name) => name !== 'shell' && name !== 'postgres',
  );

export function report({ machine, pages, loads, compression }: Figures): string {
  const services = servicesOf(pages);
  return [
    machine,
    '### CPU per request, milliseconds',
    table(
      ['page', 'shell', ...services, '**sum**', 'budget', 'PostgreSQL', 'plain server', 'ratio'],
      pages.flatMap((page) => [
        cpuRow(`${page.name}, new`, services, page.cold, page.peer, BUDGET.cold),
        cpuRow(`${page.name}, repeated`, services, page.cached, page.peer, BUDGET.cached),
      ]),
    ),
    '### Bytes of the first load, KB',
    table(
      [
        'page',
        'HTML raw / gzip / brotli',
        'budget raw 60 / gzip 8',
        'JS raw / gzip / brotli',
        'budget gzip 132',
        'CSS gzip / brotli',
      ],
      loads.map(({ path, html, scripts, styles }) => [
        `\`${path}\``,
        `${kb(html.raw)} / ${kb(html.gzip)} / ${kb(html.brotli)}`,
        `${held(html.raw, BUDGET.htmlRaw)} / ${held(html.gzip, BUDGET.htmlGzip)}`,
        `${kb(scripts.raw)} / ${kb(scripts.gzip)} / ${kb(scripts.brotli)}`,
        held(scripts.gzip, BUDGET.scripts),
        `${kb(styles.gzip)} / ${kb(styles.brotli)}`,
      ]),
    ),
    '### Ways to compress these documents',
    table(
      ['way', 'ms of CPU', 'KB'],
      compression.map(({ name, cpu, bytes }) => [name, cpu.toFixed(2), kb(bytes)]),
    ),
  ].join('\n\n');
}

function cpuRow(name: string, services: readonly string[], cost: Cost, peer: Cost, budget: number): string[] {
  const of = (process: string) => cost[process] ?? 0;
  const sum = ['shell', ...services].reduce((total, process) => total + of(process), 0);
  const plain = peer['peer'] ?? 0;
  return [
    name,
    ...['shell', ...services].map((process) => of(process).toFixed(2)),
    `**${sum.toFixed(2)}**`,
    `${budget}: ${held(sum, budget)}`,
    of('postgres').toFixed(2),
    plain.toFixed(2),
    `${(sum / plain).toFixed(1)}x`,
  ];
}

const kb = (bytes: number) => (bytes / 1024).toFixed(1);
const held = (figure: number, budget: number) => (figure <= budget ? 'held' : '**not held**');
