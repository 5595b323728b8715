import { HOLD_RULE, REMOVAL_WORDS } from '@lawdex/contracts';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderChrome } from '../chrome/test/render-chrome.tsx';
import { ReviewRulesPage } from './ReviewRulesPage.tsx';

it('the rules of reviews say the numbers that hold, and every reason for a removal', () => {
  renderChrome(<ReviewRulesPage />);
  const text = document.body.textContent;
  expect(text).not.toMatch(/[{}]/);
  expect(text).toContain(`more than ${HOLD_RULE.reviewsAnHour} reviews of the firm came within an hour`);
  expect(text).toContain(`After ${HOLD_RULE.heldHours / 24} days a held review is shown by itself`);
  for (const words of Object.values(REMOVAL_WORDS)) expect(text).toContain(`${words}:`);
  const links = screen.getAllByRole('link', { name: /removed reviews|public list/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/reviews/removed', '/reviews/removed']);
});
