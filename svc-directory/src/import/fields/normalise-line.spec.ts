import { expect, it } from '@jest/globals';
import { read } from '../../../test/read-line.ts';

const FIELDS = ['name', 'city', 'zipCode', 'phone', 'email', 'website', 'hours', 'languages', 'description'];
const HOSTILE = ['<!--', 'a,', '9-', 'x@', '(6', ' a'];

it.each(FIELDS)('leaves a %s of 60,000 characters to the check, whatever it holds', (field) => {
  for (const text of HOSTILE) {
    const { told, problems } = read({ [field]: text.repeat(60_000 / text.length) });
    expect(told).toEqual([]);
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${field} `))]);
  }
});
