import { screen, within } from '@testing-library/react';
import { renderChrome, site } from '../test/render-chrome.tsx';
import { Footer } from './Footer.tsx';

const links = (column: string) =>
  within(screen.getByRole('navigation', { name: column }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('the footer leads to practice areas, the search and the legal pages, and to what a live release serves only with it', () => {
  const { unmount } = renderChrome(<Footer />);
  const [areas, resources] = [links('Practice Areas'), links('Resources')];
  expect(areas).toContain('/category/personal-injury');
  expect(resources).toEqual(['/search', '/how-results-are-ranked', '/reviews/rules', '/privacy', '/terms']);
  expect(links('For Law Firms')).toEqual(['/business/add', `mailto:${site.contactEmail}`]);
  unmount();
  renderChrome(<Footer />, { routes: ['/blog', '/compare', '/cities', '/practice-areas', '/saved'] });
  expect(links('Practice Areas')).toEqual([...areas, '/practice-areas', '/cities']);
  const [search, ...rest] = resources;
  expect(links('Resources')).toEqual([search, '/blog', '/compare', '/saved', ...rest]);
});

it('the footer leads to the networks in a tab of their own, which learns nothing of this one', () => {
  renderChrome(<Footer />);
  for (const { label, url } of site.social) {
    const link = screen.getByRole('link', { name: `${site.name} on ${label}` });
    expect(link.getAttribute('href')).toBe(url);
    expect(link.getAttribute('rel')).toContain('noopener');
  }
});
