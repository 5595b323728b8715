import { screen, within } from '@testing-library/react';
import { renderChrome, site } from '../test/render-chrome.tsx';
import { Footer } from './Footer.tsx';

const links = (column: string) =>
  within(screen.getByRole('navigation', { name: column }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('Footer', () => {
  it('says that the site is no law firm, and where to call in an emergency', () => {
    renderChrome(<Footer />);
    expect(screen.getByText(/We are not a law firm and do not provide legal advice/)).toBeTruthy();
    expect(screen.getByText('In an emergency, call 911.')).toBeTruthy();
  });

  it('leads to practice areas, the search and the legal pages', () => {
    renderChrome(<Footer />);
    expect(links('Practice Areas')).toContain('/category/personal-injury');
    expect(links('Resources')).toEqual(['/search', '/how-results-are-ranked', '/reviews/rules', '/privacy', '/terms']);
    expect(links('For Law Firms')).toEqual(['/business/add', `mailto:${site.contactEmail}`]);
  });

  it('leads to all practice areas and all cities when a live release lists them', () => {
    renderChrome(<Footer />);
    expect(links('Practice Areas')).not.toContain('/cities');
    renderChrome(<Footer />, { routes: ['/cities'] });
    const [, footer] = screen.getAllByRole('navigation', { name: 'Practice Areas' });
    expect(
      within(footer as HTMLElement)
        .getAllByRole('link')
        .slice(-2)
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/practice-areas', '/cities']);
  });

  it('leads to the blog and to compare only when a live release serves them', () => {
    renderChrome(<Footer />, { routes: ['/blog', '/compare'] });
    expect(links('Resources')).toEqual([
      '/search',
      '/blog',
      '/compare',
      '/how-results-are-ranked',
      '/reviews/rules',
      '/privacy',
      '/terms',
    ]);
  });

  it('leads to the networks in a tab of their own, which learns nothing of this one', () => {
    renderChrome(<Footer />);
    for (const { label, url } of site.social) {
      const link = screen.getByRole('link', { name: `${site.name} on ${label}` });
      expect(link.getAttribute('href')).toBe(url);
      expect(link.getAttribute('rel')).toContain('noopener');
    }
  });
});
