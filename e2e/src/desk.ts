import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Locator, Page } from '@playwright/test';
import { connected, ROOT, type SearchDesk } from '@lawdex/infra/testing';
import type { Addresses } from './addresses.ts';
import { PROGRAM } from './run-beside.ts';
import { expect } from './test.ts';

/** Holds up rebuilds of PostgreSQL's index by locking a table. Answers a function that releases it. */
export async function holdRebuilds({ databaseUrl }: SearchDesk): Promise<() => Promise<void>> {
  const client = await connected(databaseUrl);
  await client.query('set idle_in_transaction_session_timeout = 0');
  await client.query('begin');
  await client.query('select from search_row_tables for update');
  return () => client.end();
}

/** Moves the focus to a control by the keyboard alone, from the start of the page. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let stops = 0; stops < 200; stops++) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The keyboard does not reach ${String(wanted)}.`);
}

export async function press(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}

export async function logIn(page: Page, { url, token }: SearchDesk, name: string): Promise<void> {
  await page.goto(`${url}/admin/login`);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Admin token').fill(token);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
}

/** Runs `npm run reindex` until it shows its progress, then sends Ctrl-C. Answers how it ended and what it printed. */
export async function interruptedReindex({ operator: env }: Addresses): Promise<{ code: unknown; said: string }> {
  // A terminal sends Ctrl-C to the whole process group, so the program gets a group of its own.
  const child = spawn(process.execPath, [...PROGRAM, 'reindex', '--engine', 'postgres'], {
    cwd: ROOT,
    env,
    detached: true,
  });
  const exit = once(child, 'exit');
  let said = '';
  let interrupted = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (interrupted || !text.includes(' of ')) return;
      interrupted = true;
      process.kill(-(child.pid ?? 0), 'SIGINT');
    });
  }
  const [code]: unknown[] = await exit;
  return { code, said };
}
