import { jest } from '@jest/globals';
import { answerWith, aPost, aPostSummary, fails, hydratePage, ok, openPage, POST_ID } from '@lawdex/mf-kit/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { contentsOf } from './contents/TableOfContents.tsx';
import { PostPage, prefetchPost } from './PostPage.tsx';

const post = { Page: PostPage, prefetch: prefetchPost };

const at = { route: '/blog/:slug', url: '/blog/what-a-retainer-is', routes: ['/', '/category/:slug'] };
const POST = 'GET /api/blog/posts/what-a-retainer-is';
const RELATED = `GET /api/blog/related/${POST_ID}`;
const related = ok([aPostSummary({ id: 'r1', slug: 'flat-fees', title: 'Flat fees' })]);
const shows = (changes: Parameters<typeof aPost>[0] = {}) =>
  answerWith({ [POST]: ok(aPost(changes)), [RELATED]: related });
const show = (changes: Parameters<typeof aPost>[0] = {}) => {
  shows(changes);
  return hydratePage(post, at);
};
const headings = ['One', 'Two', 'Three', 'Four'].map((text, index) => ({
  id: text.toLowerCase(),
  text,
  level: index === 1 ? 3 : 2,
}));
const fourParts = {
  headings,
  content: headings.map(({ id, text, level }) => `<h${level} id="${id}">${text}</h${level}><p>x</p>`).join(''),
};

/** The elements that the observer watches, and the call that reports a movement. */
const watched: { ids: string[]; tell(): void } = { ids: [], tell: () => undefined };

beforeEach(() => {
  watched.ids = [];
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(tell: () => void) {
        watched.tell = tell;
      }
      observe(element: Element) {
        watched.ids.push(element.id);
      }
      disconnect() {
        watched.ids = [];
      }
    },
  });
});

describe('a post', () => {
  it('says where it stands, who wrote it, when, how long it is and how often it was read', async () => {
    const { differences } = await show();
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Blog', '/blog'],
      ['Costs and Fees', '/blog/category/costs-and-fees'],
    ]);
    const header = within(screen.getAllByRole('article')[0] as HTMLElement);
    expect(header.getByRole('heading', { level: 1 }).textContent).toBe('What a retainer is');
    expect(header.getByRole('link', { name: /Maya Ellison/ }).getAttribute('href')).toBe('/blog/author/maya-ellison');
    // Where its author is; in UTC it is the day after.
    for (const words of ['Some of it may come back to you.', 'March 5, 2026', '4 min read', '1,234 views']) {
      expect(header.getByText(words)).toBeTruthy();
    }
    const picture = screen.getByRole('img', { name: 'A jar of coins' });
    expect(picture.getAttribute('src')).toBe('/api/blog/images/what-a-retainer-is.svg');
    expect(differences).toEqual([]);
  });

  it('without a category and one view is told so', async () => {
    await show({ category: null, viewCount: 1 });
    expect(within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link')).toHaveLength(2);
    expect(screen.getByText('1 view')).toBeTruthy();
  });

  it('ends with its tags, its author and what else there is to read', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'Retainers' }).getAttribute('href')).toBe('/blog/tag/retainers');
    expect(screen.getByRole('link', { name: 'View all posts by Maya Ellison' }).getAttribute('href')).toBe(
      '/blog/author/maya-ellison',
    );
    const more = within(screen.getByRole('region', { name: 'Related Posts' }));
    expect(more.getByRole('link', { name: 'Flat fees' }).getAttribute('href')).toBe('/blog/flat-fees');
  });

  it('leads to lawyers and cities that it is about, where there is a directory', async () => {
    await show();
    const help = within(screen.getByRole('region', { name: 'Find a lawyer for this' }));
    expect(help.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/category/consumer-protection',
      '/city/chicago?state=IL',
    ]);
    cleanup();
    shows();
    await hydratePage(post, { ...at, routes: ['/'] });
    expect(screen.queryByRole('region', { name: 'Find a lawyer for this' })).toBeNull();
  });

  it('stands without related posts, and says when they cannot be fetched', async () => {
    answerWith({ [POST]: ok(aPost()), [RELATED]: ok([]) });
    await hydratePage(post, at);
    expect(screen.queryByText('Related Posts')).toBeNull();
    cleanup();
    answerWith({ [POST]: ok(aPost()), [RELATED]: fails() });
    const page = await hydratePage(post, at);
    expect(screen.getByRole('heading', { name: 'Failed to fetch related posts' })).toBeTruthy();
    expect(page.head()?.status).toBeUndefined();
  });

  it('that is not there is not found, and leads back', async () => {
    answerWith({});
    const page = await hydratePage(post, at);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Blog Post Not Found');
    expect(screen.getByText("The blog post you're looking for doesn't exist.")).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Blog' }).getAttribute('href')).toBe('/blog');
    expect(page.head()?.status).toBe(404);
  });

  it('that has moved is shown at its new address after a click', async () => {
    const services = answerWith({ [POST]: fails(404), 'GET /api/blog/moved': ok({ path: '/blog/flat-fees' }) });
    openPage(post, at);
    await waitFor(() => expect(window.location.pathname).toBe('/blog/flat-fees'));
    expect(services.calls).toContain('GET /api/blog/moved?path=%2Fblog%2Fwhat-a-retainer-is');
  });

  it('that cannot be fetched may be asked for again', async () => {
    answerWith({ [POST]: fails() });
    const page = await hydratePage(post, at);
    expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeTruthy();
    expect(page.head()?.status).toBe(503);
  });
});

describe('a draft', () => {
  it('is asked for with what its link carries, says what it is, and stays out of the index', async () => {
    const draft = aPost({ status: 'draft', publishedAt: null, isPreview: true });
    const { calls } = answerWith({ [POST]: ok(draft), [RELATED]: related });
    const page = await hydratePage(post, { ...at, url: `${at.url}?preview=a.b-c` });
    expect(calls).toContain(`${POST}?preview=a.b-c`);
    expect(screen.getByText('Draft preview')).toBeTruthy();
    expect(page.head()?.robots?.index).toBe(false);
    expect(page.differences).toEqual([]);
  });

  it.each(['', '?preview=', '?preview=anything'])('is nothing that a post that is out speaks of: %j', async (query) => {
    shows();
    const page = await hydratePage(post, { ...at, url: `${at.url}${query}` });
    expect(screen.queryByText('Draft preview')).toBeNull();
    expect(page.head()?.robots?.index).toBe(true);
  });
});

describe('the article', () => {
  it('is made of elements, and links within the site load no document', async () => {
    const { differences } = await show({
      content:
        '<p>See <a href="/category/divorce-family-law">lawyers</a>, <a href="/api/blog/files/a.pdf">a form</a>, <a href="/2019/fees.html">an old post</a> and ' +
        '<a href="https://courts.example/" rel="nofollow ugc noopener">the court</a>.</p>' +
        '<table><caption>Fees</caption><thead><tr><th scope="col">Kind</th></tr></thead><tbody><tr><td colspan="2">Flat</td></tr></tbody></table>',
    });
    expect(differences).toEqual([]);
    const leavesThePage = (name: string) => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true });
      fireEvent(screen.getByRole('link', { name }), click);
      return !click.defaultPrevented;
    };
    expect(screen.getByRole('link', { name: 'the court' }).getAttribute('rel')).toBe('nofollow ugc noopener');
    expect(leavesThePage('a form')).toBe(true);
    expect(leavesThePage('an old post')).toBe(true);
    const table = within(screen.getByRole('region', { name: 'Fees' })).getByRole('table');
    expect(table.querySelector('td')?.colSpan).toBe(2);
    expect(leavesThePage('lawyers')).toBe(false);
  });

  it('has boxes to tick in the place of bullets, and notes that lead there and back', async () => {
    const { container, differences } = await show({
      content:
        '<ul><li>☐ call</li><li><p>☑ sign</p></li><li>wait</li></ul><p>a<sup><a href="#fn-1" id="fnref-1" aria-label="Note 1">1</a></sup></p>' +
        '<ol><li id="fn-1"><p>b <a href="#fnref-1" aria-label="Back to the text at note 1">↩</a></p></li></ol>',
    });
    expect(differences).toEqual([]);
    const tasks = [...container.querySelectorAll('article li[data-task]')];
    expect(tasks.map(({ textContent }) => textContent)).toEqual(['☐ call', '☑ sign']);
    expect(screen.getByRole('link', { name: 'Note 1' }).getAttribute('href')).toBe('#fn-1');
    expect(container.querySelector('#fn-1')?.contains(screen.getByRole('link', { name: /^Back to/ }))).toBe(true);
  });
});

describe('the table of contents', () => {
  const contents = () => screen.getAllByRole('navigation', { name: 'Table of Contents' });

  it('has a link to each heading', async () => {
    await show(fourParts);
    for (const place of contents()) {
      const links = within(place).getAllByRole('link', { hidden: true });
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ['One', '#one'],
        ['Two', '#two'],
        ['Three', '#three'],
        ['Four', '#four'],
      ]);
    }
  });

  it.each([
    ['headings of levels 2 to 4', 4, [2, 3, 4, 5, 6, 2]],
    ['nothing when there are only three of them', 0, [2, 3, 2, 5, 6]],
  ])('holds %s', (_, count, levels) => {
    const of = (text: string) => contentsOf(levels.map((level, at) => ({ id: `section-${at}`, text, level })));
    expect(of('Part')).toHaveLength(count);
    expect(of(' ')).toEqual([]);
  });

  it('marks the part that is being read', async () => {
    const { container } = await show(fourParts);
    const marked = () => container.querySelectorAll('[aria-current="location"]');
    expect(marked()).toHaveLength(0);
    for (const [index, id] of ['one', 'two', 'three', 'four'].entries()) {
      const heading = document.getElementById(id);
      if (heading) heading.getBoundingClientRect = () => ({ top: 300 * index - 400 }) as DOMRect;
    }
    act(() => watched.tell());
    expect([...marked()].map(({ textContent }) => textContent)).toEqual(['Three']);
  });
});

describe('sharing', () => {
  const row = () => within(screen.getByRole('list', { name: 'Share this post' }));

  it('opens each network in a new tab, with the address of the post', async () => {
    await show({ title: 'Fees & costs: 100%?' });
    const links = row().getAllByRole<HTMLAnchorElement>('link');
    const post = 'https%3A%2F%2Flawdex.example%2Fblog%2Fwhat-a-retainer-is';
    const tweet = `url=${post}&text=Fees%20%26%20costs%3A%20100%25%3F`;
    expect(links.map((link) => [link.getAttribute('aria-label'), link.href, link.target])).toEqual([
      ['Share on Facebook', `https://www.facebook.com/sharer/sharer.php?u=${post}`, '_blank'],
      ['Share on Twitter', `https://twitter.com/intent/tweet?${tweet}`, '_blank'],
      ['Share on LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${post}`, '_blank'],
    ]);
    for (const link of links) expect(link.rel).toContain('noopener');
  });

  it('copies the link, says so, and shows a check for two seconds', async () => {
    shows();
    const writeText = jest.fn((_: string) => Promise.resolve());
    Object.assign(navigator, { clipboard: { writeText } });
    const page = await hydratePage(post, at);
    jest.useFakeTimers();
    try {
      const button = row().getByRole('button', { name: 'Copy link' });
      const icon = () => button.firstElementChild?.className;
      const before = icon();
      await act(async () => void fireEvent.click(button));
      expect(writeText).toHaveBeenCalledWith('https://lawdex.example/blog/what-a-retainer-is');
      expect(page.toasts).toEqual([
        { title: 'Link copied!', description: 'The blog post link has been copied to your clipboard.' },
      ]);
      expect(icon()).toContain('check');
      act(() => void jest.advanceTimersByTime(1999));
      expect(icon()).toContain('check');
      act(() => void jest.advanceTimersByTime(1));
      expect(icon()).toBe(before);
    } finally {
      jest.useRealTimers();
    }
  });

  it('says when the link could not be copied', async () => {
    shows();
    Object.assign(navigator, { clipboard: { writeText: () => Promise.reject(new Error('refused')) } });
    const page = await hydratePage(post, at);
    await act(async () => void fireEvent.click(row().getByRole('button', { name: 'Copy link' })));
    expect(page.toasts).toEqual([
      {
        title: 'Failed to copy',
        description: 'Please try again or copy the URL manually.',
        variant: 'destructive',
      },
    ]);
  });
});

it('a post that is on its way has a shape, and is neither indexed nor an error meanwhile', () => {
  answerWith({ [POST]: () => new Promise<never>(() => {}) });
  const page = openPage(post, at);
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect([page.head()?.status, page.head()?.robots?.index]).toEqual([undefined, false]);
});
