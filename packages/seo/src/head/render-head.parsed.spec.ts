/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["source", "browser"]}
 */
import { business, site } from '../../test/fixtures.ts';
import { businessHead } from '../heads/business-head.core.ts';
import { renderHead } from './render-head.core.ts';

it('a head, as a browser reads it, escapes a name that would open another attribute or element (trap 4)', () => {
  const html = renderHead(businessHead({ ...business, name: '0;url=//evil" http-equiv="refresh' }, [], site, 0), site);
  const document = new DOMParser().parseFromString(`<head>${html}</head>`, 'text/html');
  expect(document.querySelector('[http-equiv]')).toBeNull();
  expect(document.title).toContain('0;url=//evil" http-equiv="refresh');
});
