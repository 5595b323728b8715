import { writeReviewPath } from '@lawdex/contracts';
import { someBusiness } from '../../businesses.ts';
import { firstOf } from '../../locators.ts';
import { expect, test, visit } from '../../test.ts';

test.use({ javaScriptEnabled: false });

for (const width of [375, 1280]) {
  test(`a refused review opens at its form, at its first wrong field, at ${width} px`, async ({ page, guard }) => {
    guard.allow(/the server responded with a status of 422/);
    await page.setViewportSize({ width, height: 800 });
    await visit(page, writeReviewPath((await someBusiness(page.request, 11)).slug));
    const form = page.getByRole('form', { name: 'Write a Review' });
    await form.getByRole('textbox', { name: 'Your name' }).fill('Ann');
    await form.getByRole('button', { name: 'Submit Review' }).click();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(form.getByText('Please select a rating')).toBeInViewport();
    await expect(form.getByRole('radio', { name: '1 star' })).toBeFocused();
    await expect(form.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ann');

    await form.getByRole('textbox', { name: 'Your name' }).fill('A');
    await form.getByLabel('Comment').fill('Kept while the rest is corrected');
    await form.getByRole('radio', { name: '4 stars' }).press('Space');
    await form.getByRole('button', { name: 'Submit Review' }).click();
    await expect(form.getByText('Name must be at least 2 characters')).toBeVisible();
    await expect(form.getByLabel('Comment')).toHaveValue('Kept while the rest is corrected');
    await expect(form.getByRole('textbox', { name: 'Your name' })).toBeFocused();
    await expect(form.getByText('Your name', { exact: true })).toBeInViewport();
  });
}

test('Back leads from an accepted review to the form as it was refused', async ({ page, guard }) => {
  guard.allow(/the server responded with a status of 422/);
  await visit(page, writeReviewPath((await someBusiness(page.request, 12)).slug));
  const form = page.getByRole('form', { name: 'Write a Review' });
  await form.getByRole('textbox', { name: 'Your name' }).fill('Ann of the way back');
  await form.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page).toHaveTitle(/^Error: /);
  await form.getByRole('radio', { name: '4 stars' }).press('Space');
  await form.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page).not.toHaveTitle(/^Error: /);
  await page.goBack();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(form.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ann of the way back');
});

test('a refused report opens at its form, at its first wrong field', async ({ page, guard }) => {
  guard.allow(/the server responded with a status of 422/);
  await visit(page, writeReviewPath((await someBusiness(page.request, 11)).slug));
  await firstOf(page, 'link', /^Report the review by/).click();
  expect(await page.title()).not.toMatch(/^Error/);
  await page.getByRole('button', { name: 'Send Report' }).click();
  await expect(page).toHaveTitle(/^Error: Report a Review/);
  await expect(page.getByText('Please select a reason')).toBeInViewport();
  await expect(page.getByRole('radio').first()).toBeFocused();
});
