import { aListing } from '../../../test/sets.ts';
import {
  alarm,
  anewEachTime,
  blog,
  first,
  follow,
  liveIn,
  shell,
  shop,
  site,
} from '../../../test/rollout-under-test.ts';

anewEachTime();

const SECOND_BLOG = [aListing(shell('1')), aListing(blog('2'), blog('1'))];
const isBad = (versions: string[]) => versions.includes('mf-blog 2');

describe('a release that hurts', () => {
  const hurts: [string, () => void][] = [
    ['does not load', () => (site.load = (versions) => (isBad(versions) ? ['mf_blog/blog'] : []))],
    ['never finishes loading', () => (site.load = (versions) => (isBad(versions) ? 'hangs' : []))],
    ['does not render', () => (site.answer = (versions) => (isBad(versions) ? 'throws' : 200))],
    ['does not come to its end', () => (site.answer = (versions) => (isBad(versions) ? 'late' : 200))],
    ['answers with 500', () => (site.answer = (versions) => (isBad(versions) ? 500 : 200))],
    ['names no module of its own', () => (site.load = (versions) => (isBad(versions) ? ['__proto__'] : []))],
    [
      'does not render a page that a visitor had',
      () => {
        site.recent = { '/blog/:slug': ['/blog/hello'] };
        site.answer = (versions, url) => (isBad(versions) && url === '/blog/hello' ? 'throws' : 200);
      },
    ],
  ];

  it.each(hurts)('because it %s is not let in, and everything else of the same moment is', async (_, hurt) => {
    const rollout = await follow([...first(), aListing(shop('1'))]);
    hurt();
    site.listed = [aListing(shell('2')), aListing(blog('2'), blog('1')), aListing(shop('2'))];
    await rollout.reload();
    expect(liveIn(rollout)).toEqual(['shell 2', 'mf-shop 2', 'mf-blog 1']);
    expect(alarm.mock.calls).toEqual([[expect.stringContaining('release not used: mf-blog 2: ')]]);
    expect(site.pools.filter(({ isClosed }) => !isClosed)).toEqual([rollout.current.pool]);
  });

  // At a start there are no recent pages.
  it.each(hurts.slice(0, -1))('because it %s is passed over at a start, for what was good', async (_, hurt) => {
    hurt();
    const rollout = await follow([
      { ...aListing(shell('1')), lastGood: shell('1') },
      { ...aListing(blog('2'), blog('1')), lastGood: blog('1') },
    ]);
    expect(liveIn(rollout)).toEqual(['shell 1', 'mf-blog 1']);
    expect(site.pools.filter(({ isClosed }) => !isClosed)).toEqual([rollout.current.pool]);
  });

  it('gives way to the newest of the older ones that works, where nothing is known to be good', async () => {
    site.load = (versions) =>
      versions.includes('mf-blog 4') ? 'hangs' : versions.includes('mf-blog 3') ? ['mf_blog/x'] : [];
    const rollout = await follow([aListing(shell('1')), aListing(blog('4'), blog('3'), blog('2'), blog('1'))]);
    expect(liveIn(rollout)).toEqual(['shell 1', 'mf-blog 2']);
    expect(alarm).toHaveBeenCalledTimes(2);
  });

  it('is left out when it has no release to fall back on', async () => {
    site.load = (versions) => (versions.includes('mf-blog 1') ? ['mf_blog/blog'] : []);
    const rollout = await follow(first());
    expect(liveIn(rollout)).toEqual(['shell 1']);
    expect(rollout.current.set.routes[0]).toEqual({ path: '/blog', microfrontend: 'mf-blog', assets: null });
  });

  it('is let in with a page that the live one does not render either', async () => {
    site.answer = (_, url) => (url === '/blog' ? 503 : 200);
    expect(liveIn(await follow(first(), SECOND_BLOG))).toEqual(['shell 1', 'mf-blog 2']);
  });

  it('may take a page away, as long as it does so with 404', async () => {
    site.answer = (versions) => (isBad(versions) ? 404 : 200);
    expect(liveIn(await follow(first(), SECOND_BLOG))).toEqual(['shell 1', 'mf-blog 2']);
  });
});

describe('a release of the shell', () => {
  /** Remotes of the first generation need the first shell. */
  const incompatible = (versions: string[]) =>
    versions.includes('shell 2') && versions.some((version) => version.endsWith('blog 1')) ? ['mf_blog/blog'] : [];

  it('that loses remotes is refused, and not the remotes', async () => {
    site.load = incompatible;
    const rollout = await follow(first(), [aListing(shell('2'), shell('1')), aListing(blog('1'))]);
    expect(liveIn(rollout)).toEqual(['shell 1', 'mf-blog 1']);
    expect(alarm).toHaveBeenCalledWith(
      expect.stringContaining('release not used: shell 2: mf_blog/blog does not load'),
    );
  });

  it('that comes together with the remotes that it needs is let in', async () => {
    site.load = incompatible;
    const rollout = await follow(first(), [aListing(shell('2')), aListing(blog('2'))]);
    expect(liveIn(rollout)).toEqual(['shell 2', 'mf-blog 2']);
  });

  it('that no longer finds what the one before it found is refused', async () => {
    site.recent = { '/blog/:slug': ['/blog/hello'] };
    site.answer = (versions, url) => (versions.includes('shell 2') && url === '/blog/hello' ? 404 : 200);
    const rollout = await follow(first(), [aListing(shell('2')), aListing(blog('1'))]);
    expect(liveIn(rollout)).toEqual(['shell 1', 'mf-blog 1']);
    expect(alarm).toHaveBeenCalledWith(expect.stringContaining('/blog/hello is answered with 404'));
  });

  it('that never starts gives way to the older one, also where no other is known to be good', async () => {
    site.load = (versions) => (versions.includes('shell 2') ? 'hangs' : []);
    const rollout = await follow([aListing(shell('2'), shell('1')), aListing(blog('1'))]);
    expect(liveIn(rollout)).toEqual(['shell 1', 'mf-blog 1']);
  });
});
