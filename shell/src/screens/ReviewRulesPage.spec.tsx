import { HOLD_RULE, REMOVAL_WORDS } from '@lawdex/contracts';
import { screen } from '@testing-library/react';
import { renderChrome } from '../chrome/test/render-chrome.tsx';
import { ReviewRulesPage } from './ReviewRulesPage.tsx';

it('the rules of reviews say the numbers that hold, and every reason for a removal', () => {
  renderChrome(<ReviewRulesPage />);
  const text = document.body.textContent;
  expect(text).not.toMatch(/[{}]/);
  expect(text).toContain(
    `The usual number of a day (UTC) is ${HOLD_RULE.usualADay}, and one more for each ${HOLD_RULE.forOneMore}`,
  );
  expect(text).toContain(`shown by itself after ${HOLD_RULE.waitHours / 24} days`);
  for (const words of Object.values(REMOVAL_WORDS)) expect(text).toContain(`${words}:`);
  const links = screen.getAllByRole('link', { name: /removed reviews|public list/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/reviews/removed', '/reviews/removed']);
});
