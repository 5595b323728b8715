import { jest } from '@jest/globals';
import { aSearch, CATEGORY_ID, fails, ok } from '@lawdex/mf-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { filters, open, serve, services as answering } from '../testing/visit.ts';

const COUNTS = 'GET /api/businesses/search/counts';
const counts = {
  categoryId: { [CATEGORY_ID]: 7 },
  rating: { 5: 1, 4: 1204, 3: 1300 },
  priceRange: { $: 0, $$: 3, $$$: 2, $$$$: 0 },
  isOpen: { true: 12 },
  freeConsultation: { true: 0 },
  location: { Austin: 4 },
  language: { es: 5 },
  feeBasis: { contingency: 6 },
};
const practiceIds = { 'car-accidents': CATEGORY_ID };
const services = (answer: Parameters<typeof answering>[0][string] = ok({ counts, practiceIds }), found = aSearch()) =>
  answering({ 'GET /api/businesses/search': ok(found), [COUNTS]: answer });

describe('counts beside the filters', () => {
  it('are heard with their choice, and shown beside it', async () => {
    services();
    open();
    expect(await filters().findByRole('checkbox', { name: /^Open Now ?, 12 firms$/ })).toBeTruthy();
    expect(filters().getByRole('radio', { name: /^5 stars ?, 1 firm$/ })).toBeTruthy();
    expect(filters().getByRole('radio', { name: /^4\+ stars ?, 1,204 firms$/ })).toBeTruthy();
    expect(filters().getByRole('checkbox', { name: /^Austin ?, 4 firms$/ })).toBeTruthy();
    expect(filters().getByRole('option', { name: 'Car Accidents (7)' })).toBeTruthy();
    expect(filters().getByRole('option', { name: 'Spanish (5)' })).toBeTruthy();
    expect(filters().getByRole('option', { name: 'French' })).toBeTruthy();
  });

  it('choices that would give nothing are folded, and can still be chosen', async () => {
    services();
    open();
    const folded = await filters().findByText('1 that find nothing here', {
      selector: 'fieldset:has([name=freeConsultation]) summary',
    });
    await userEvent.click(folded);
    const free = filters().getByRole('checkbox', { name: /Free Consultation ?, 0 firms/ });
    await userEvent.click(free);
    expect(window.location.search).toBe('?freeConsultation=true');
    expect(filters().getByText('2 more')).toBeTruthy();
  });

  it('choices in sight stay where they are when the first numbers come', async () => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 200, 200));
    services();
    open();
    const free = await filters().findByRole('checkbox', { name: /Free Consultation ?, 0 firms/ });
    expect(free.closest('details')).toBeNull();
  });

  it('are asked for once for all pages and orders of a search', async () => {
    const { calls } = services();
    open('?query=dui&page=2&sortBy=name');
    await waitFor(() => expect(calls).toContain(`${COUNTS}?query=dui`));
  });

  it('a failure is silent: the filters stand without numbers', async () => {
    services(fails());
    open();
    await screen.findByText('Showing 1-1 of 1 result');
    expect(filters().getByRole('checkbox', { name: 'Open Now' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });
});

describe('counts in the document', () => {
  it('are left to the browser, because they cost as much as the results', async () => {
    const { calls } = services();
    const { html } = await serve('?query=dui');
    expect(html).toContain('Showing 1-1 of 1 result');
    expect(calls).not.toContain(`${COUNTS}?query=dui`);
  });

  it('decide which filters are offered for removal when nothing was found', async () => {
    services(ok({ counts: { rating: { '': 12 } } }), aSearch({ total: 0, businesses: [] }));
    const { html } = await serve('?query=dui&rating=4');
    expect(html).toContain('Without 4+ stars (12)');
  });

  it('leave no failure of the server behind, for the browser to show', async () => {
    services(fails(), aSearch({ total: 0, businesses: [] }));
    const { queries } = await serve();
    expect(JSON.stringify(queries)).not.toContain('counts');
  });
});
