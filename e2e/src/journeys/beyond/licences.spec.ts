import { fitsItsWidth } from '../../guard.ts';
import { main, region } from '../../locators.ts';
import { bothWays, expect, test } from '../../test.ts';

const HELP = 'How to check a lawyer’s license';

// What finds a firm by the number of a license is among the ten tasks.
bothWays('licenses', (go) => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('who asks for a license that nobody lists, or how to check one, is told how, and no firm is hidden', async ({
    page,
  }) => {
    await go(page, '/search?query=TX+998877665');
    await expect(main(page)).toContainText('No firm here lists Texas license number 998877665.');
    await expect(region(page, HELP)).toBeVisible();
    await go(page, '/search?query=lawyer+license+lookup+texas');
    await expect(region(page, HELP)).toContainText('In Texas it is kept by the State Bar of Texas.');
    await expect(main(page).getByRole('article').first()).toBeVisible();
    expect(await fitsItsWidth(page)).toBe(true);
    await go(page, '/search?query=driver+license+suspended');
    await expect(main(page).getByRole('article').first()).toBeVisible();
    await expect(region(page, HELP)).toBeHidden();
  });
});
