import { table } from '../kit/figures.core.ts';
import type { FirstLoad } from './client-bytes.ts';
import type { Cost, PageFigure } from './measure.ts';

/** Budgets of docs/PERFORMANCE.md: milliseconds of CPU, bytes. */
const BUDGET = { cold: 4, cached: 0.9, htmlRaw: 60 * 1024, htmlGzip: 8 * 1024 };

export interface Figures {
  machine: string;
  pages: PageFigure[];
  loads: FirstLoad[];
}

/** As docs/PERFORMANCE.md shows them. */
export function report({ machine, pages, loads }: Figures): string {
  const refused = pages.reduce((sum, page) => sum + page.refused, 0);
  return [
    `${machine} ${refused} pages were refused, and asked for again.`,
    table(
      ['CPU per request, ms', 'shell', 'services', 'sum', 'budget', 'PostgreSQL', 'plain server', 'ratio'],
      pages.flatMap((page) => [
        cpuRow(`${page.name}, new`, page.cold, page.peer, BUDGET.cold),
        cpuRow(`${page.name}, repeated`, page.cached, page.peer, BUDGET.cached),
      ]),
    ),
    table(
      ['First load, KB', 'HTML raw / gzip / brotli', 'budget raw 60 / gzip 8', 'JS gzip / brotli', 'CSS gzip'],
      loads.map(({ path, html, scripts, styles }) => [
        `\`${path}\``,
        `${kb(html.raw)} / ${kb(html.gzip)} / ${kb(html.brotli)}`,
        `${held(html.raw, BUDGET.htmlRaw)} / ${held(html.gzip, BUDGET.htmlGzip)}`,
        `${kb(scripts.gzip)} / ${kb(scripts.brotli)}`,
        kb(styles.gzip),
      ]),
    ),
  ].join('\n\n');
}

function cpuRow(name: string, { shell = 0, postgres = 0, ...others }: Cost, peer: Cost, budget: number): string[] {
  const services = Object.values(others).reduce((total, ms) => total + ms, 0);
  const sum = shell + services;
  const plain = peer['peer'] ?? 0;
  const figures = [shell, services, sum].map((ms) => ms.toFixed(2));
  return [
    ...[name, ...figures, `${budget}: ${held(sum, budget)}`, postgres.toFixed(2), plain.toFixed(2)],
    `${(sum / plain).toFixed(1)}x`,
  ];
}

const kb = (bytes: number) => (bytes / 1024).toFixed(1);
const held = (figure: number, budget: number) => (figure <= budget ? 'held' : '**not held**');
