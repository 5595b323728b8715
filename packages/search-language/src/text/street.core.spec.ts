import { streetAt, streetKeyOf } from './street.core.ts';
import { wordsOf } from './text.core.ts';

it.each([
  ['8495 Washington Road', '8495washington'],
  ['8495 Washington Rd., Suite 200', '8495washington'],
  ['2021 N. Slappey Blvd', '2021slappey'],
  ['212 North Westover Blvd NW', '212westover'],
  ['100 Park Avenue', '100park'],
  ['5 Court Square', '5court'],
  ['7 North Street', '7north'],
  ['1450 Broadway, Floor 12', '1450broadway'],
  ['1200 Avenue of the Americas', null],
  ['400 Highway 41 South', '40041'],
  ['P.O. Box 188', 'pobox188'],
  ['Suite 4, 12 Elm St', '12elm'],
  ['The Old Mill', null],
  ['', null],
])('of %j the street is %j', (address, key) => {
  expect(streetKeyOf(address)).toBe(key);
});

it.each([
  ['100 main st springfield il', 3],
  ['100 main st ste 4 springfield', 5],
  ['100 main st #4 springfield', 4],
  ['100 main st 62701', 3],
  ['100 main st nw springfield', 4],
])('of %j it takes %i words', (text, length) => {
  expect(streetAt(wordsOf(text), 0)?.length).toBe(length);
});
