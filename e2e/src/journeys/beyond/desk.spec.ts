import type { Page } from '@playwright/test';
import { axeViolations } from '../../axe.ts';
import { searched } from '../../businesses.ts';
import { holdRebuilds, interruptedReindex, logIn, press, tabTo } from '../../desk.ts';
import { heading } from '../../locators.ts';
import { passesAxe } from '../../looks-right.ts';
import { expect, test, visit } from '../../test.ts';

// These journeys run one after the other, because only one rebuild runs at a time.
test.describe.configure({ mode: 'default' });

const PAGES = ['Overview', 'Rebuild', 'Searches', 'Vocabulary', 'Landing pages', 'Audit'] as const;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const openPage = (page: Page, name: string) =>
  press(page, page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name }));
const running = (page: Page) => page.getByRole('region', { name: 'Running' });
/** The line of the audit log about an action and its outcome. */
const noted = (page: Page, who: string, what: string, outcome: string) =>
  page.getByRole('row').filter({ hasText: who }).filter({ hasText: what }).filter({ hasText: outcome });

test('a wrong token is refused, the right one lets in, and who has logged out is asked for it again, by keyboard', async ({
  page,
  addresses: { desk },
  guard,
}) => {
  guard.allow(/the server responded with a status of 401/);
  await visit(page, `${desk.url}/admin/rebuild`);
  await expect(heading(page)).toHaveText('Log in');
  await tabTo(page, page.getByLabel('Your name'));
  await page.keyboard.type('Wrong Ada');
  await tabTo(page, page.getByLabel('Admin token'));
  await page.keyboard.type('guessed');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('This is not the admin token.');
  await expect(page.getByLabel('Your name')).toHaveValue('Wrong Ada');
  await tabTo(page, page.getByLabel('Admin token'));
  await page.keyboard.type(desk.token);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Overview');
  await openPage(page, 'Audit');
  await expect(noted(page, 'Wrong Ada', 'sign in', 'unauthorized')).toHaveCount(1);
  await expect(noted(page, 'Wrong Ada', 'log in', 'done')).toHaveCount(1);
  await press(page, button(page, 'Log out'));
  await expect(heading(page)).toHaveText('Log in');
  await visit(page, `${desk.url}/admin/audit`);
  await expect(heading(page)).toHaveText('Log in');
});

test('an index is rebuilt with live progress, a second start is refused, and the index before comes back, by keyboard', async ({
  page,
  addresses: { desk },
  guard,
}) => {
  guard.allow(/the server responded with a status of 409/);
  const found = async () => (await searched(page.request, 'query=divorce')).total;
  const before = await found();
  expect(before).toBeGreaterThan(0);
  await logIn(page, desk, 'Rebuilding Ada');
  await openPage(page, 'Rebuild');
  await expect(running(page)).toContainText('No rebuild is running.');
  const goOn = await holdRebuilds(desk);
  try {
    await press(page, button(page, 'Start rebuild of postgres'));
    await expect(page.getByRole('status')).toHaveText('The rebuild has begun. Searches go on with the live index.');
    await expect(running(page).getByRole('heading')).toHaveText('postgres: waiting');
    await expect(running(page).getByRole('progressbar', { name: 'Rebuild of postgres' })).toBeVisible();
    await expect(running(page)).toContainText('Started by Rebuilding Ada.');
    expect(await axeViolations(page), 'axe while a rebuild runs').toEqual([]);
    await press(page, button(page, 'Start rebuild of postgres'));
    await expect(page.getByRole('alert')).toHaveText(
      'A rebuild of postgres is running already, started by Rebuilding Ada.',
    );
    expect(await axeViolations(page), 'axe of a refusal').toEqual([]);
    await press(page, page.getByRole('link', { name: 'Back to the desk' }));
    await openPage(page, 'Rebuild');
    await expect(running(page).getByRole('heading')).toHaveText(/^postgres: /);
    expect(await found()).toBe(before);
  } finally {
    await goOn();
  }
  // The page is not loaded again.
  await expect(running(page)).toContainText('No rebuild is running.');
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: 'Rebuilding Ada' }).filter({ hasText: 'done' })).toHaveCount(1);
  expect(await found()).toBe(before);
  await press(page, button(page, 'Roll back postgres'));
  await expect(page.getByRole('status')).toHaveText('Searches read the generation before again.');
  await expect(page.getByRole('row').filter({ hasText: 'rolled back' }).first()).toContainText('Rebuilding Ada');
  expect(await found()).toBe(before);
  await openPage(page, 'Audit');
  await expect(noted(page, 'Rebuilding Ada', 'start rebuild', 'done')).toHaveCount(1);
  await expect(noted(page, 'Rebuilding Ada', 'start rebuild', 'already_running')).toHaveCount(1);
  await expect(noted(page, 'Rebuilding Ada', 'roll back', 'done')).toHaveCount(1);
});

test('Ctrl-C of npm run reindex leaves the rebuild running, says so, and it is completed', async ({
  page,
  addresses,
}) => {
  await logIn(page, addresses.desk, 'Watching Ada');
  await openPage(page, 'Rebuild');
  const goOn = await holdRebuilds(addresses.desk);
  try {
    const { code, said } = await interruptedReindex(addresses);
    expect(said).toContain('The rebuild of postgres goes on. npm run reindex shows it again.');
    expect(code).toBe(130);
    await expect(running(page).getByRole('heading')).toHaveText('postgres: waiting');
  } finally {
    await goOn();
  }
  await expect(running(page)).toContainText('No rebuild is running.');
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toContainText('done');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colors`, () => {
    test.use({ colorScheme });

    test('every page of the desk passes axe and fits its width, on phones too', async ({
      page,
      addresses: { desk },
    }) => {
      await visit(page, `${desk.url}/admin/login`);
      expect(await axeViolations(page), 'axe of the login').toEqual([]);
      await logIn(page, desk, 'Looking Ada');
      for (const name of PAGES) {
        await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name }).click();
        await expect(heading(page)).toHaveText(name);
        await test.step(name, () => passesAxe(page, [1280, 375, 320]));
      }
    });
  });
}
