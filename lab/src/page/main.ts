import { setTimeout as delay } from 'node:timers/promises';
import { inParallel, ROOT, say } from '@lawdex/infra/testing';
import { baseOf, copyOf } from '../kit/checkout.ts';
import { table } from '../kit/figures.core.ts';
import { tellFigures } from '../kit/figures.ts';
import { ask } from '../kit/http.ts';
import { optionsOf } from '../kit/options.ts';
import { median, newAddresses } from '../kit/statistics.core.ts';
import { lookByLighthouse } from './lighthouse.ts';
import { FIRMS, startCheckout, startPlainServer, sumOf, type Cost, type PageKind, type Target } from './targets.ts';
import { compare, ratiosOf, tooSlow } from './verdict.core.ts';

const values = optionsOf('page');
/** Budgets of docs/PERFORMANCE.md: milliseconds of CPU. */
const BUDGET = { new: 4, kept: 0.9 };
const HEAD = ['CPU per request, ms', 'shell', 'services', 'sum', 'budget', 'PostgreSQL', 'plain server', 'ratio'];

/** Pages of a kind in a round: few, so that what drifts on the machine meets all targets. */
const PAGES = 20;
/** A kept page costs a hundredth. */
const KEPT_PAGES = 400;
// After 400 pages one costs twice what it costs in the long run, when its code is compiled.
const WARM_UP_ROUNDS = 16;

/** What pages of a kind have cost at each target, by round, of which each target has as many. */
type Measured = Awaited<ReturnType<typeof measureRounds>>[number];

/** Asks for the paths in their order, and again for one that was refused, because a page that nobody renders costs next to nothing. */
async function load(origin: string, paths: readonly string[], as?: PageKind['as']): Promise<void> {
  // Who comes from elsewhere has all styles in the document.
  const headers = {
    accept: 'text/html',
    'accept-encoding': 'br',
    ...(as === 'first visit' && { 'sec-fetch-site': 'none' }),
  };
  await inParallel(paths, 8, async (path) => {
    for (;;) {
      const { status, retryAfterMs } = await ask(origin + path, { headers });
      if (status === 200) return;
      if (status !== 503) throw new Error(`${path} answered ${status}`);
      await delay(retryAfterMs);
    }
  });
}

/** What pages cost that nobody has asked for, at all targets, which take turns with each kind. */
async function measureRounds(targets: readonly Target[], rounds: number) {
  const measured = (targets[0]?.kinds ?? []).map((kind) => ({ kind, costs: targets.map((): Cost[] => []) }));
  // On a machine that others use, rounds take ten times as long: those that there were until then count.
  const until = performance.now() + 900_000;
  const turns = [...targets.entries()];
  for (let round = 0; round < WARM_UP_ROUNDS + rounds && performance.now() < until; round += 1) {
    for (const [place, { kind, costs }] of measured.entries())
      for (const [index, target] of turns) {
        // Demo data of two checkouts may differ.
        const cost = await costOf(target, target.kinds[place] ?? kind, round);
        if (round >= WARM_UP_ROUNDS) costs[index]?.push(cost);
      }
    // Another one begins each round: what drifts on the machine meets all of them.
    turns.push(...turns.splice(0, 1));
  }
  return measured;
}

/** Milliseconds of CPU for a page; none of what a target has no such page of. */
async function costOf(target: Target, { paths, as }: PageKind, round: number): Promise<Cost> {
  const isKept = as === 'kept';
  if (isKept && target.isPlain) return {};
  const page = paths[round % paths.length] ?? '/';
  const asked = isKept ? Array<string>(KEPT_PAGES).fill(page) : newAddresses(paths, round * PAGES, PAGES);
  if (isKept) await load(target.origin, [page]);
  if (target.isPlain) await load(target.origin, asked);
  const before = target.cpu();
  await load(target.origin, asked, as);
  const after = target.cpu();
  const share = (name: string, ms: number) => (ms - (before[name] ?? 0)) / asked.length;
  return Object.fromEntries(Object.entries(after).map(([name, ms]) => [name, share(name, ms)]));
}

/** A row of the table; the ratio leaves PostgreSQL out, which the plain server does without. */
function rowOf({ kind, costs: [site = [], plain = []] }: Measured): string[] {
  const own = site.map(({ postgres: _, ...cost }) => sumOf(cost));
  const limit = plain.map(sumOf);
  const middle = (figures: number[]) => median(figures).toFixed(2);
  const isKept = kind.as === 'kept';
  const budget = isKept ? BUDGET.kept : BUDGET.new;
  return [
    kind.name,
    middle(site.map(({ shell = 0 }) => shell)),
    middle(site.map(({ shell: _shell, postgres: _postgres, ...services }) => sumOf(services))),
    middle(own),
    `${budget}: ${median(own) <= budget ? 'held' : '**not held**'}`,
    middle(site.map(({ postgres = 0 }) => postgres)),
    ...(isKept ? ['', ''] : [middle(limit), `${middle(ratiosOf(own, limit))}x`]),
  ];
}

/** Answers whether pages cost no more than they may, as far as anybody can tell. */
function judge(measured: readonly Measured[], reasons: readonly string[]): boolean {
  const kinds = measured.filter(({ kind }) => kind.as !== 'kept');
  // Fewer rounds say nothing.
  if (kinds.some(({ costs }) => (costs[0]?.length ?? 0) < 12)) {
    say('NOT RUN: pages beside those of a day ago need 12 rounds (--rounds), in time on a quiet machine.');
    return true;
  }
  const costs = kinds.map(({ kind: { name }, costs: [now = [], , before = []] }) => {
    return { name, now: now.map(sumOf), before: before.map(sumOf) };
  });
  const compared = compare(costs);
  const rows = compared.map(({ name, before, now, ratio, least, most }) => {
    return [name, before.toFixed(2), now.toFixed(2), `${ratio.toFixed(3)} of ${most}`, least.toFixed(2)];
  });
  say(`\n${table(['CPU of a new page, ms', 'before', 'now', 'ratio', 'surely'], rows)}`);
  const slow = tooSlow(compared).map(({ name }) => name);
  if (slow.length === 0) return true;
  say(`Slower: ${slow.join(', ')}.`);
  for (const reason of reasons) say(`Because ${reason}`);
  if (reasons.length === 0) say('Mend it, or say why in a commit message: a last line "Slower-because: <reason>".');
  return reasons.length > 0;
}

async function measurePages(): Promise<boolean> {
  const { ref, reasons } = baseOf(ROOT, values.from);
  say(`This checkout, a plain server and ${ref.slice(0, 8)}`);
  // One after the other, because they share what is built.
  const site = await startCheckout(ROOT);
  const plain = await startPlainServer(site);
  const before = await startCheckout(await copyOf(ref));
  const measured = await measureRounds([site, plain, before], Number(values.rounds));
  const figures = `${FIRMS.toLocaleString('en-US')} businesses.\n\n${table(HEAD, measured.map(rowOf))}`;
  tellFigures('docs/PERFORMANCE.md', 'page', figures, values.record);
  return judge(measured, reasons);
}

process.exitCode = (await (values.lighthouse ? lookByLighthouse(values) : measurePages())) ? 0 : 1;
