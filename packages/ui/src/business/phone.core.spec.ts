import { telHref } from './phone.core.ts';

it.each([
  ['(312) 555-0101', 'tel:3125550101'],
  ['+1 312 555 0101', 'tel:13125550101'],
  ['555-0101', 'tel:5550101'],
  ['312.555.0101 ext. 4', 'tel:+13125550101;ext=4'],
  ['312-555-0101 x22', 'tel:+13125550101;ext=22'],
  ['+1 312-555-0101 #7', 'tel:+13125550101;ext=7'],
  ['(312) 555-0101, Press 5', 'tel:+13125550101;ext=5'],
  ['312-555-0101 ext.', 'tel:3125550101'],
  ['555-0101 x2', 'tel:5550101'],
])('dials %s as %s', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});

it.each([null, '', '911', 'call us', '1'.repeat(16), 'ext. 3125550101'])('dials nothing for %j', (phone) => {
  expect(telHref(phone)).toBeNull();
});
