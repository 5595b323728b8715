import { audit, isClean, report } from '@lawdex/lab/seo';
import { expect, test } from '../../test.ts';

test('what crawlers read of the whole site is without a fault', async ({ addresses: { live } }) => {
  // Some two minutes on a quiet machine.
  test.setTimeout(900_000);
  const result = await audit({ origin: live, pages: 20_000, rate: 1_000 });
  expect(isClean(result), report(result)).toBe(true);
});
