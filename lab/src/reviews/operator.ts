import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BusinessSummary } from '@lawdex/contracts';
import { ROOT } from '@lawdex/infra/testing';

async function outputOf(args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...env } });
  return stdout.trim();
}

/** What `npm run reviews -- <args>` prints, for the site that lies in this folder. */
export const reviewsCommand = (dataDir: string, ...args: string[]): Promise<string> =>
  outputOf(['--conditions=source', join(ROOT, 'infra/start.mjs'), 'reviews', ...args], { DATA_DIR: dataDir });

/** The arguments of the command that `flood` names against the copies of a review, and whether it names none that hides all of a firm. */
export async function commandAgainst(dataDir: string, firsts: readonly string[]): Promise<[string[], boolean]> {
  const said = await reviewsCommand(dataDir, 'flood');
  const commands = [...said.matchAll(/-- (hide .*)/g)].map(([, command = '']) => command.split(' '));
  const found = commands.find(([, option, id = '']) => option === '--copies-of' && firsts.includes(id));
  if (!found) throw new Error('npm run reviews -- flood does not name the copies.');
  return [found, !commands.some((command) => command.includes('--firm'))];
}

/** Runs the program by which docs/REVIEWS.md has readers check the public list. */
export function checkLedger(origin: string): Promise<string> {
  const [, program = ''] = /```js\n(.*?)```/s.exec(readFileSync(join(ROOT, 'docs/REVIEWS.md'), 'utf8')) ?? [];
  return outputOf(['--input-type=module', '--eval', program.replace('https://site.example', origin)]);
}

/** Ratings are shown with one decimal. */
const ROUNDED = 0.1;

/** By how much so many reviews of one star move a rating. */
export function movedBy(count: number, firm: Pick<BusinessSummary, 'rating' | 'reviewCount'>): number {
  const before = Number(firm.rating);
  return before - (before * firm.reviewCount + count) / (firm.reviewCount + count) + ROUNDED;
}
