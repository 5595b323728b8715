/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["source", "browser"]}
 */
import { business, site } from '../../test/fixtures.ts';
import { applyHead } from './apply-head.ts';
import { headTags } from './head-tags.core.ts';
import { businessHead, homeHead } from '../index.ts';
import { renderHead } from './render-head.core.ts';

const fresh = (html: string) => new DOMParser().parseFromString(`<head>${html}<meta name="mine"></head>`, 'text/html');
const jsonLd = (document: Document) => document.querySelectorAll('script[type="application/ld+json"]').length;

describe('applyHead', () => {
  it('changes nothing when the server already wrote the same page', () => {
    const head = { ...homeHead(site), jsonLd: [{ '@type': 'Organization' }] };
    const document = fresh(renderHead(head, site));
    const before = document.head.innerHTML;
    applyHead(document, headTags(homeHead(site), site));
    expect(document.head.innerHTML).toBe(before);
    // Its own, and the two of every page.
    expect(jsonLd(document)).toBe(3);
  });

  it('brings title, canonical and tags to the next page and drops the JSON-LD of the last', () => {
    const document = fresh(renderHead({ ...homeHead(site), jsonLd: [{ '@type': 'Organization' }] }, site));
    applyHead(document, headTags(businessHead(business, [], site, 0), site));
    expect(document.title).toBe('Hale & Ward - Personal Injury | Chicago, IL | Lawdex');
    expect(document.querySelectorAll('title')).toHaveLength(1);
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://lawdex.example/business/hale-and-ward',
    );
    expect(document.querySelector('meta[name="geo.region"]')?.getAttribute('content')).toBe('US-IL');
    expect(jsonLd(document)).toBe(0);
  });

  it('removes what the next page does not have, and leaves what is not its own', () => {
    const document = fresh(renderHead(businessHead(business, [], site, 0), site));
    applyHead(document, headTags(homeHead(site), site));
    expect(document.querySelector('meta[name="geo.region"]')).toBeNull();
    expect(document.querySelector('meta[name="mine"]')).not.toBeNull();
  });
});

it('a head, as a browser reads it, escapes a name that would open another attribute or element (trap 4)', () => {
  const html = renderHead(businessHead({ ...business, name: '0;url=//evil" http-equiv="refresh' }, [], site, 0), site);
  const document = new DOMParser().parseFromString(`<head>${html}</head>`, 'text/html');
  expect(document.querySelector('[http-equiv]')).toBeNull();
  expect(document.title).toContain('0;url=//evil" http-equiv="refresh');
});
