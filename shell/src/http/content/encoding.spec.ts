import CASES from '../../../test/requests.json' with { type: 'json' };
import { chooseEncoding, compress } from './encoding.ts';

it.each(CASES.encodings)('a visitor who accepts "%s" is sent %s', (header, encoding) => {
  expect(chooseEncoding(header ?? undefined)).toBe(encoding);
});

const html = Buffer.from('<p>Divorce lawyers in Austin</p>'.repeat(1000));

it('in a crowd a few are compressed, and nobody waits in line for it', async () => {
  const crowd = await Promise.all(Array.from({ length: 40 }, () => compress(html, 'br')));
  expect(crowd.filter(({ encoding }) => encoding === 'br')).toHaveLength(8);
  expect(crowd.filter(({ body }) => body === html)).toHaveLength(32);
  expect((await compress(html, 'br')).encoding).toBe('br');
});
