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

  it.each([
    ['court', 'Court', false],
    ['legal-aid', 'Legal Aid', true],
  ] as const)('says of a %s that it is: %s; rated and compared: %s', (kind, label, isRated) => {
    renderUi(<BusinessCard business={{ ...business, kind, category: null }} />);
    expect(screen.getByText(label)).toBeTruthy();
    expect(screen.queryByText(/Rated/) !== null).toBe(isRated);
    expect(screen.queryByRole('button', { name: /Compare/ }) !== null).toBe(isRated);
  });

  it.each([
    [true, 'Open Now'],
    [false, 'Closed'],
    [null, undefined],
  ])('says whether it is open: %s as %s', (isOpen, text) => {
    renderUi(<BusinessCard business={{ ...business, isOpen }} />);
    expect(screen.queryByText(/^(Open Now|Closed)$/)?.textContent).toBe(text);
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
});
