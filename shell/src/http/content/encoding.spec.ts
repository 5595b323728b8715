import CASES from '../../../test/requests.json' with { type: 'json' };
import { chooseEncoding } from './encoding.ts';

it.each(CASES.encodings)('a visitor who accepts "%s" is sent %s', (header, encoding) => {
  expect(chooseEncoding(header ?? undefined)).toBe(encoding);
});
