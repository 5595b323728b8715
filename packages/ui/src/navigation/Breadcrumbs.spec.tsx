import { screen, within } from '@testing-library/react';
import { renderUi } from '../../test/render-ui.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

it('Breadcrumbs link to what is above the page, and name the page itself', () => {
  renderUi(
    <Breadcrumbs
      items={[
        { label: 'Home', to: '/' },
        { label: 'Immigration', to: '/category/immigration' },
        { label: 'Hale & Ward', to: '/business/hale-and-ward' },
      ]}
    />,
  );
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/category/immigration']);
  expect(trail.getByText('Hale & Ward').getAttribute('aria-current')).toBe('page');
});

it('Breadcrumbs show a place without an address as text', () => {
  renderUi(<Breadcrumbs items={[{ label: 'Texas' }, { label: 'Austin' }]} />);
  expect(screen.queryByRole('link')).toBeNull();
});
