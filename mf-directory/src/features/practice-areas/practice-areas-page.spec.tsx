import { aCategory, answerWith, ok, openPage } from '@lawdex/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import { PracticeAreasPage, prefetchPracticeAreas } from './PracticeAreasPage.tsx';

const module = { Page: PracticeAreasPage, prefetch: prefetchPracticeAreas };
const at = { route: '/practice-areas', url: '/practice-areas' };
const injury = { name: 'Personal Injury', slug: 'personal-injury' };
const areas = () =>
  answerWith({
    'GET /api/categories': ok([
      aCategory({ id: 'i', ...injury, parent: null, businessCount: 40 }),
      aCategory({ id: 'c', parent: injury, businessCount: 12 }),
      aCategory({ id: 't', name: 'Tax Law', slug: 'tax-law', parent: null, businessCount: 1 }),
    ]),
  });

it('every practice area is there with its count, within the wider one that it is a part of', async () => {
  areas();
  const page = openPage(module, at);
  const wide = within(await screen.findByRole('region', { name: 'Personal Injury' }));
  expect(wide.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Personal Injury', '/category/personal-injury'],
    ['Car Accidents 12 law firms', '/category/car-accidents'],
  ]);
  const more = within(screen.getByRole('region', { name: 'More Practice Areas' }));
  expect(more.getByRole('link', { name: 'Tax Law 1 law firm' }).getAttribute('href')).toBe('/category/tax-law');
  expect(page.head()).toMatchObject({ canonicalPath: '/practice-areas', robots: { index: true } });
});
