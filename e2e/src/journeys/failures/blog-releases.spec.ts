import { ask } from '../../ask.ts';
import { ReleaseFolder } from '../../spoiled-release.ts';
import { REGISTRY, servicesOf, startShell } from '../../start-shell.ts';
import { expect, open, test, visit } from '../../test.ts';

// This shell is the journey's own, over the shared services, with a broken release of mf-blog.
test('a release of the blog whose code does not run in the browser leaves the page of the server, also where it is opened from another page', async ({
  page,
  guard,
  addresses,
}) => {
  guard.allow(/does not run here|Loading chunk expose-list failed|preloaded using link preload but not used/);
  const releases = new ReleaseFolder(REGISTRY);
  releases.spoil('lawdex/mf-blog', /^client\/expose-list.*\.js$/, 'throw new Error("does not run here");');
  const site = await startShell([servicesOf(addresses.demo)], releases.registryFile, { RELEASES_DIR: releases.dir });
  try {
    expect((await ask(`${site.url}/blog`)).text).toContain('<article');
    await visit(page, `${site.url}/blog`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await open(page, `${site.url}/category/personal-injury`);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveTitle(/Blog/);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  } finally {
    site.stop();
    releases.remove();
  }
});
