import { US_STATES } from '@lawdex/contracts/us-states';
import { isStopPhrase, LICENSING_AUTHORITIES } from './understood.core.ts';

it.each(['lawyer', 'law firm', 'with', 'a', 'do i need', 'near me', 'abogado', 'de', 'her', 'associates', 'not'])(
  'nobody wonders that "%s" was not looked for',
  (phrase) => {
    expect(isStopPhrase(phrase)).toBe(true);
  },
);

it.each(['best', 'experienced', 'payment plan', 'how much does it cost', 'attorney general', 'houston', 'open late'])(
  'that "%s" was not looked for is said',
  (phrase) => {
    expect(isStopPhrase(phrase)).toBe(false);
  },
);

it('every state has somebody who keeps the list of its lawyers, and links lead to the front page of a site', () => {
  expect(Object.keys(LICENSING_AUTHORITIES).sort()).toEqual(US_STATES.map(({ abbreviation }) => abbreviation).sort());
  for (const { name, url } of Object.values(LICENSING_AUTHORITIES)) {
    expect(name).toMatch(/\b(?:Bar|Court|Courts|Judiciary|Judicial Branch|Court System)\b/);
    if (url !== null) expect(url).toBe(`https://${new URL(url).host}/`);
  }
});
