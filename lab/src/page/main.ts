import { ROOT } from '@lawdex/infra/testing';
import { copyOf } from '../kit/copy-of.ts';
import { table } from '../kit/figures.core.ts';
import { machine, writeFigures } from '../kit/figures.ts';
import { optionsOf } from '../kit/options.ts';
import { atEnd, say } from '../kit/site.ts';
import { median } from '../kit/statistics.core.ts';
import { baseOf } from './base.ts';
import { lookByLighthouse } from './lighthouse.ts';
import { measureRounds, type Measured } from './rounds.ts';
import { FIRMS, startCheckout, startPlainServer, sumOf } from './targets.ts';
import { compare, ratiosOf, tooSlow } from './verdict.core.ts';

// npm run lab -- page: what pages cost, beside a plain server and the checkout of a day ago; fails when they cost more than there and no commit says why.
const values = optionsOf('page');
/** Fewer say nothing. */
const LEAST_ROUNDS = 12;
/** Budgets of docs/PERFORMANCE.md: milliseconds of CPU. */
const BUDGET = { new: 4, kept: 0.9 };
const HEAD = ['CPU per request, ms', 'shell', 'services', 'sum', 'budget', 'PostgreSQL', 'plain server', 'ratio'];

/** A row of the table; the ratio leaves PostgreSQL out, which the plain server does without. */
function rowOf({ kind, costs: [site = [], plain = []] }: Measured): string[] {
  const own = site.map(({ postgres: _, ...cost }) => sumOf(cost));
  const middle = (figures: number[]) => median(figures).toFixed(2);
  const budget = kind.as === 'kept' ? BUDGET.kept : BUDGET.new;
  return [
    kind.name,
    middle(site.map(({ shell = 0 }) => shell)),
    middle(site.map(({ shell: _shell, postgres: _postgres, ...services }) => sumOf(services))),
    middle(own),
    `${budget}: ${median(own) <= budget ? 'held' : '**not held**'}`,
    middle(site.map(({ postgres = 0 }) => postgres)),
    ...(kind.as === 'kept'
      ? ['', '']
      : [middle(plain.map(sumOf)), `${median(ratiosOf(own, plain.map(sumOf))).toFixed(2)}x`]),
  ];
}

/** Answers whether pages cost no more than they may, as far as anybody can tell. */
function judge(measured: readonly Measured[], reasons: readonly string[]): boolean {
  const kinds = measured.filter(({ kind }) => kind.as !== 'kept');
  if (kinds.some(({ costs }) => (costs[0]?.length ?? 0) < LEAST_ROUNDS)) {
    say(`NOT RUN: pages beside those of a day ago, because the machine has too much else to do.`);
    return true;
  }
  const compared = compare(
    kinds.map(({ kind: { name }, costs: [now = [], , before = []] }) => ({
      ...{ name, now: now.map(sumOf), before: before.map(sumOf) },
    })),
  );
  const rows = compared.map(({ name, before, now, ratio, least, most }) => [
    ...[name, before.toFixed(2), now.toFixed(2), `${ratio.toFixed(3)} of ${most}`, least.toFixed(2)],
  ]);
  say(`\n${table(['CPU of a new page, ms', 'before', 'now', 'ratio', 'surely'], rows)}`);
  const slow = tooSlow(compared).map(({ name }) => name);
  if (slow.length === 0) return true;
  say(`Slower: ${slow.join(', ')}.`);
  for (const reason of reasons) say(`Because ${reason}`);
  if (reasons.length === 0) say('Mend it, or say why in a commit message: a last line "Slower-because: <reason>".');
  return reasons.length > 0;
}

async function measurePages(): Promise<boolean> {
  if (process.platform !== 'linux') throw new Error('CPU times are read from /proc, which only Linux has.');
  const { ref, reasons } = baseOf(ROOT, values.from);
  say(`This checkout, a plain server and ${ref.slice(0, 8)}`);
  // One after the other, because they share what is built.
  const site = await startCheckout(ROOT);
  const plain = await startPlainServer(site);
  const { dir, remove } = await copyOf(ref);
  atEnd(remove);
  const measured = await measureRounds([site, plain, await startCheckout(dir)], Number(values.rounds));
  const place = `${machine()}; ${FIRMS.toLocaleString('en-US')} businesses.`;
  const figures = `${place}\n\n${table(HEAD, measured.map(rowOf))}`;
  say(`\n${figures}`);
  if (values.record) await writeFigures('docs/PERFORMANCE.md', 'page', figures);
  return judge(measured, reasons);
}

const { only, runs, record, slowed } = values;
const isKept = values.lighthouse
  ? await lookByLighthouse({ only, runs: Number(runs), record, slowed })
  : await measurePages();
process.exitCode = isKept ? 0 : 1;
