import { parseArgs } from 'node:util';
import { explain, onEnd, ROOT } from '@lawdex/infra/testing';
import { table } from '../kit/figures.core.ts';
import { copyOf } from '../kit/copy-of.ts';
import { say } from '../kit/trial-site.ts';
import { baseOf } from './base.ts';
import { ComparedSite } from './compared-site.ts';
import { measureRounds } from './rounds.ts';
import { compare, tooSlow } from './verdict.core.ts';
import type { KindCosts } from './verdict.core.ts';

// npm run lab -- slower: pages of this checkout beside those of a day ago. Fails when they cost more and no commit says why.
const { values } = parseArgs({ options: { from: { type: 'string' } } });
const NOT_RUN = 'NOT RUN: pages beside those of a day ago, because';

/** Fewer say nothing. */
const LEAST_ROUNDS = 12;

/** What is undone at the end, the last first. */
const ends: (() => unknown)[] = [];
const end = async () => {
  for (const undo of ends.splice(0).reverse()) await undo();
};

async function measure(ref: string): Promise<KindCosts[]> {
  say(`Two sites: this checkout, and ${ref.slice(0, 8)}`);
  const copy = copyOf(ref);
  ends.push(() => copy.remove());
  const now = new ComparedSite(ROOT);
  const before = new ComparedSite(copy.dir);
  for (const site of [now, before]) ends.push(() => site.stop());
  // One after the other, because they share what is built.
  await now.start();
  await before.start();
  await Promise.all([now.settled(), before.settled()]);
  return measureRounds(now, before);
}

/** Answers whether pages cost no more than they may, as far as anybody can tell. */
function judge(kinds: readonly KindCosts[], reasons: readonly string[]): boolean {
  if (kinds.some(({ now }) => now.length < LEAST_ROUNDS)) {
    say(`${NOT_RUN} the machine has too much else to do.`);
    return true;
  }
  const compared = compare(kinds);
  const rows = compared.map(({ name, before, now, ratio, least, most }) => [
    name,
    before.toFixed(2),
    now.toFixed(2),
    `${ratio.toFixed(3)} of ${most}`,
    least.toFixed(2),
  ]);
  say(table(['CPU of a new page, ms', 'before', 'now', 'ratio', 'surely'], rows));
  const slow = tooSlow(compared).map(({ name }) => name);
  if (slow.length === 0) return true;
  say(`Slower: ${slow.join(', ')}.`);
  for (const reason of reasons) say(`Because ${reason}`);
  if (reasons.length === 0) say('Mend it, or say why in a commit message: a last line "Slower-because: <reason>".');
  return reasons.length > 0;
}

onEnd(() => void end().finally(() => process.exit(130)));
try {
  const base = process.platform === 'linux' ? baseOf(ROOT, values.from) : null;
  if (base === null) say(`${NOT_RUN} CPU times are read from /proc, which only Linux has.`);
  else if (base.kind === 'none') say(`${NOT_RUN} ${base.why}.`);
  else if (!judge(await measure(base.ref), base.reasons)) process.exitCode = 1;
} catch (error) {
  say(explain(error));
  process.exitCode = 1;
} finally {
  await end();
}
process.exit();
