import { inParallel } from '@lawdex/infra/testing';
import { askerOf, audit, isClean, pathOfLink, readPage, report } from '@lawdex/lab/seo';
import { PUBLIC_ORIGIN } from '../../addresses.ts';
import { pathOf, SCREENS } from '../../screens.ts';
import { expect, test } from '../../test.ts';

const AT_ONCE = 6;
/** This link is written before the id of the practice area is known. The search then redirects to the id. */
const MOVES = /^\/search\?category=/;

test('every link and every file of every screen is there, whether search engines may read the screen or not', async ({
  request,
  addresses: { demo, live },
}) => {
  const ask = askerOf({ origin: live, rate: 1_000 });
  const foundOn = new Map<string, string>();
  const broken: string[] = [];
  await inParallel(Object.entries(SCREENS), AT_ONCE, async ([name, address]) => {
    const path = await pathOf(address, request, demo);
    const { text } = await ask(path);
    const { links, files } = readPage(text);
    for (const link of [...links, ...files]) {
      const [, fragment] = /^#(.+)$/.exec(link) ?? [];
      if (fragment && !text.includes(`id="${fragment}"`)) broken.push(`${name}: #${fragment} is nowhere on the page`);
      const there = pathOfLink(link, path, [live, PUBLIC_ORIGIN]);
      if (there !== null && !foundOn.has(there)) foundOn.set(there, name);
    }
  });
  expect(foundOn.size).toBeGreaterThan(200);
  await inParallel([...foundOn], AT_ONCE, async ([path, name]) => {
    const first = await ask(path);
    const { status } = MOVES.test(path) ? await ask(first.headers.get('location') ?? path) : first;
    // A screen that is not found has an address of its own.
    if (status !== 200 && !Object.values(SCREENS).includes(path)) broken.push(`${name}: ${path} answers ${status}`);
  });
  expect(broken).toEqual([]);
});

test('what crawlers read of the whole site is without a fault', async ({ addresses: { live } }) => {
  // Some two minutes on a quiet machine.
  test.setTimeout(900_000);
  const result = await audit({ origin: live, pages: 20_000, rate: 1_000 });
  expect(isClean(result), report(result)).toBe(true);
});
