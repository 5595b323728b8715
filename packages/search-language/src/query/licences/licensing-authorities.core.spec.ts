import { expect, it } from '@jest/globals';
import { US_STATES } from '@lawdex/contracts/us-states';
import { LICENSING_AUTHORITIES } from './licensing-authorities.core.ts';

it('every state has somebody who keeps the list of its lawyers, and links lead to the front page of a site', () => {
  expect(Object.keys(LICENSING_AUTHORITIES).sort()).toEqual(US_STATES.map(({ abbreviation }) => abbreviation).sort());
  for (const { name, url } of Object.values(LICENSING_AUTHORITIES)) {
    expect(name).toMatch(/\b(?:Bar|Court|Courts|Judiciary|Judicial Branch|Court System)\b/);
    if (url !== null) expect(url).toBe(`https://${new URL(url).host}/`);
  }
});
