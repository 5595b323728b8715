import { emit, on } from '@lawdex/mf-kit/runtime';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { business } from '../../test/fixtures.ts';
import { renderUi } from '../../test/render-ui.tsx';
import { BusinessCard } from './BusinessCard.tsx';

describe('BusinessCard', () => {
  it('shows what the specification lists', () => {
    renderUi(<BusinessCard business={business} />);
    const card = screen.getByRole('article');
    expect(screen.getByRole('link', { name: 'Hale & Ward' }).getAttribute('href')).toBe('/business/hale-and-ward');
    for (const text of [
      'Rated 4.6 out of 5, 23 reviews',
      '(23 reviews)',
      'Personal Injury',
      '$$',
      'Open Now',
      'Delivery',
      'Takeout',
      'Free Consultation',
      'A small firm.',
      '12 Oak St, Chicago, IL',
      '(312) 555-0101',
    ]) {
      expect(card.textContent).toContain(text);
    }
    expect(screen.getByRole('link', { name: /View Details/ }).getAttribute('href')).toBe('/business/hale-and-ward');
  });

  it('says what a court is, instead of a rating and a place in comparisons', () => {
    renderUi(<BusinessCard business={{ ...business, kind: 'court', category: null }} />);
    expect(screen.getByText('Court')).toBeTruthy();
    expect(screen.queryByText(/Rated/)).toBeNull();
    expect(screen.queryByRole('button', { name: /Compare/ })).toBeNull();
  });

  it('says of legal aid what it is, and how it is rated', () => {
    renderUi(
      <BusinessCard
        business={{ ...business, kind: 'legal-aid', category: { name: 'Legal Aid', slug: 'legal-aid' } }}
      />,
    );
    expect(screen.getByText('Legal Aid')).toBeTruthy();
    expect(screen.getByText(/Rated/)).toBeTruthy();
  });

  it('says that there is no phone number when Call Now is pressed without one', async () => {
    const toasts: unknown[] = [];
    const stop = on('toast:show', (toast) => toasts.push(toast));
    renderUi(<BusinessCard business={{ ...business, phone: null }} />);
    await userEvent.click(screen.getByRole('button', { name: /Call Now/ }));
    stop();
    expect(toasts).toMatchObject([
      { title: 'No Phone Number', description: 'Phone number not available for this business' },
    ]);
  });

  it.each([
    [true, 'Open Now'],
    [false, 'Closed'],
  ])('says %s as %s, and nothing when the hours are not known', (isOpen, text) => {
    const { unmount } = renderUi(<BusinessCard business={{ ...business, isOpen }} />);
    expect(screen.getByText(text)).toBeTruthy();
    unmount();
    renderUi(<BusinessCard business={{ ...business, isOpen: null }} />);
    expect(screen.queryByText(text)).toBeNull();
  });

  it('says when what is closed opens', () => {
    renderUi(<BusinessCard business={{ ...business, isOpen: false, opensOrCloses: 'opens Mon 8:30 AM' }} />);
    expect(screen.getByText('opens Mon 8:30 AM').previousSibling?.textContent).toBe('Closed');
  });

  it.each([
    [12.3, '12 mi from the center of San Antonio'],
    [9.96, '10 mi from the center of San Antonio'],
    [0.44, '0.4 mi from the center of San Antonio'],
    [1204, '1,204 mi from the center of San Antonio'],
  ])('says from where %d miles are', (distanceMiles, said) => {
    renderUi(<BusinessCard business={{ ...business, distanceMiles }} measuredFrom="the center of San Antonio" />);
    expect(screen.getByRole('article').textContent).toContain(said);
  });

  it('shows no miles of which nobody knows from where they are', () => {
    renderUi(<BusinessCard business={{ ...business, distanceMiles: 12.3 }} />);
    expect(screen.getByRole('article').textContent).not.toMatch(/\d mi\b/);
  });

  it('says by which other practice area it was found', () => {
    renderUi(<BusinessCard business={{ ...business, alsoPractices: ['Landlord & Tenant', 'Eviction'] }} />);
    expect(screen.getByText('also Landlord & Tenant, Eviction')).toBeTruthy();
  });
});

describe('Compare', () => {
  it('is offered only when a live release serves /compare', () => {
    renderUi(<BusinessCard business={business} />, []);
    expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull();
  });

  it('sends the business, and is disabled, with its focus, once its owner says that it is in the list', async () => {
    const sent: string[] = [];
    const stop = on('add-to-compare', ({ id }) => sent.push(id));
    renderUi(<BusinessCard business={business} />);
    await userEvent.click(screen.getByRole('button', { name: 'Compare' }));

    act(() => emit('compare:changed', { ids: [business.id] }));
    const button = screen.getByRole('button', { name: /In Compare/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
    await userEvent.click(button);
    stop();
    expect(sent).toEqual([business.id]);

    act(() => emit('compare:changed', { ids: [] }));
    expect(screen.getByRole('button', { name: 'Compare' })).toBeTruthy();
  });

  it('knows a list that was announced before the card was there', () => {
    localStorage.setItem('compareList', JSON.stringify([business.id]));
    renderUi(<BusinessCard business={business} />);
    expect(screen.getByRole('button', { name: /In Compare/ })).toBeTruthy();
  });
});
