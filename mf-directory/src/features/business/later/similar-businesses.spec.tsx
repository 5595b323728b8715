import type { BusinessSummary } from '@lawdex/contracts';
import { aBusiness, answerWith, aSummary, businessAnswers, openPage } from '@lawdex/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import { BusinessPage } from '../BusinessPage.tsx';
import { prefetchBusiness } from '../prefetch-business.ts';

const module = { Page: BusinessPage, prefetch: prefetchBusiness };
const at = { route: '/business/:slug', url: '/business/smith-law' };
const services = (similar: BusinessSummary[]) => answerWith(businessAnswers(aBusiness(), { similar }));
const block = () => screen.queryByRole('region', { name: 'Similar Law Firms' });

describe('similar firms', () => {
  it('are listed with what others say of them and where they are', async () => {
    services([aSummary({ slug: 'jones-law', name: 'Jones Law', isOpen: false, opensOrCloses: 'opens Mon 9 AM' })]);
    openPage(module, at);
    const region = within(await screen.findByRole('region', { name: 'Similar Law Firms' }));
    expect(region.getByRole('link', { name: 'Jones Law' }).getAttribute('href')).toBe('/business/jones-law');
    expect(region.getByText('Austin, TX')).toBeTruthy();
    expect(region.getByText('opens Mon 9 AM')).toBeTruthy();
  });

  it('leave no mark when there are none', async () => {
    services([]);
    openPage(module, at);
    await screen.findByRole('heading', { name: 'Frequently Asked Questions' });
    expect(block()).toBeNull();
  });
});
