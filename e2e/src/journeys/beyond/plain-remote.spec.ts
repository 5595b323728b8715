import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesOfRecipe, ROOT } from '@lawdex/infra/testing';
import { readAddresses } from '../../addresses.ts';
import { ask } from '../../patiently.ts';
import { REGISTRY, servicesOf, startShell, type Shell } from '../../start-shell.ts';
import { expect, open, test } from '../../test.ts';

const BUILD = `
  import path from 'node:path';
  import webpack from 'webpack';
  const { default: config } = await import(path.resolve('webpack.config.mjs'));
  webpack(config, (error, stats) => {
    if (!error && !stats.hasErrors()) return;
    console.error(error ?? stats.toString('errors-only'));
    process.exitCode = 1;
  });`;

// It lies below the checkout, so that npm packages are found, but it uses nothing else of it.
mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
const elsewhere = mkdtempSync(path.join(ROOT, '.cache/elsewhere-'));
const [releases, registry] = [path.join(elsewhere, 'releases'), path.join(elsewhere, 'registry.json')];
let shell: Shell;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const document = readFileSync(path.join(ROOT, 'docs/TEAMS.md'), 'utf8');
  for (const [file, content] of Object.entries(filesOfRecipe(document, 'Built elsewhere'))) {
    mkdirSync(path.dirname(path.join(elsewhere, file)), { recursive: true });
    writeFileSync(path.join(elsewhere, file), content);
  }
  const run = (cwd: string, ...args: string[]) =>
    execFileSync(process.execPath, args, { cwd, env: { PATH: process.env['PATH'] } });
  run(path.join(elsewhere, 'mf-garden'), '--input-type=module', '-e', BUILD);
  cpSync(path.join(ROOT, 'releases'), releases, { recursive: true });
  cpSync(REGISTRY, registry);
  const mf = ['--conditions=source', '--import', 'tsx', path.join(ROOT, 'packages/mf-kit/src/build/cli.ts')];
  run(elsewhere, ...mf, 'adopt', 'mf-garden', '--releases', releases, '--publish', registry);
  shell = await startShell([servicesOf(readAddresses().demo)], registry, { RELEASES_DIR: releases });
});

test.afterAll(() => {
  shell.stop();
  rmSync(elsewhere, { recursive: true });
});

test('a microfrontend that was built elsewhere, with the default name and type of library, comes from the server', async () => {
  const { status, text } = await ask(`${shell.url}/garden`);
  expect(status).toBe(200);
  expect(text).toContain('<h1>Garden</h1>');
  expect(text).toContain('Roses: 0');
});

test('it hydrates, with the React and the router of the shell', async ({ page }) => {
  await open(page, `${shell.url}/garden`);
  await page.getByRole('button', { name: 'Roses: 0' }).click();
  await expect(page.getByRole('button', { name: 'Roses: 1' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('main').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
