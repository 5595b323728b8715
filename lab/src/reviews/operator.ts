import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@lawdex/infra/testing';

const run = promisify(execFile);

/** What somebody does who runs the site that lies in this folder. */
export class Operator {
  constructor(private readonly dataDir: string) {}

  /** What `npm run reviews -- <args>` prints. */
  async reviews(...args: string[]): Promise<string> {
    const env = { ...process.env, DATA_DIR: this.dataDir };
    const start = join(ROOT, 'infra/start.mjs');
    const { stdout } = await run(process.execPath, ['--conditions=source', start, 'reviews', ...args], { env });
    return stdout;
  }

  /** The arguments of the command that `flood` names against the flood of this firm. */
  async commandAgainst(slug: string): Promise<string[]> {
    const lines = (await this.reviews('flood')).split('\n');
    const command = lines.find((line) => line.includes(`-- hide --firm ${slug} `));
    if (command === undefined) throw new Error(`npm run reviews -- flood does not name ${slug}.`);
    return command.trim().split(' ').slice(4);
  }
}

/** Runs the program by which docs/REVIEWS.md has readers check the public list. */
export async function checkLedger(origin: string): Promise<string> {
  const [, program = ''] = /```js\n(.*?)```/s.exec(readFileSync(join(ROOT, 'docs/REVIEWS.md'), 'utf8')) ?? [];
  const ours = program.replace('https://site.example', origin);
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', ours]);
  return stdout.trim();
}
