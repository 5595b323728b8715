import { businessPath } from '@lawdex/contracts';
import { someBusiness } from '../../businesses.ts';
import { expect, test } from '../../test.ts';

test.use({ javaScriptEnabled: false });

test("'Name must be at least 2 characters', 'Please select a rating', and what was typed stays", async ({
  page,
  request,
  addresses,
  guard,
}) => {
  guard.allow(/422/);
  await page.goto(businessPath((await someBusiness(request, addresses.demo, 5)).slug));
  const form = page.getByRole('form', { name: 'Write a Review' });
  await form.getByLabel('Your name').fill('X');
  await form.getByLabel('Comment').fill('Kept while the rest is corrected');
  await form.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
  await expect(page.getByText('Please select a rating')).toBeVisible();
  await expect(form.getByLabel('Comment')).toHaveValue('Kept while the rest is corrected');
  await expect(form.getByLabel('Your name')).toHaveValue('X');
});
