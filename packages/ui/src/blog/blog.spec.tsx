import { aPostSummary } from '@lawdex/mf-kit/testing/fixtures';
import { screen } from '@testing-library/react';
import { renderUi } from '../../test/render-ui.tsx';
import { Avatar } from './Avatar.tsx';
import { PostCard } from './PostCard.tsx';

describe('the card of a post', () => {
  it('leads to the post by its title alone, so that a screen reader hears one link', () => {
    renderUi(<PostCard post={aPostSummary({ title: 'Flat fees', slug: 'flat-fees' })} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Flat fees' }).getAttribute('href')).toBe('/blog/flat-fees');
  });

  it('does without picture, category and excerpt', () => {
    const bare = { featuredImage: null, category: null, excerpt: null, metaDescription: null };
    const { container } = renderUi(<PostCard post={aPostSummary(bare)} />);
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent).not.toContain('null');
    expect(container.textContent).not.toContain('Costs and Fees');
  });

  it('fetches the first picture of a page at once, and others when they come near', () => {
    const { container } = renderUi(
      <>
        <PostCard post={aPostSummary()} priority />
        <PostCard post={aPostSummary()} />
      </>,
    );
    expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'))).toEqual([
      'eager',
      'lazy',
    ]);
  });
});

it('an avatar is a picture, or initials when there is none; either way the name beside it is what is read', () => {
  const { container } = renderUi(
    <>
      <Avatar name="Maya Ellison" src="/api/blog/images/maya.svg" />
      <Avatar name="Maya Ellison" src={null} />
    </>,
  );
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
  expect(container.querySelector('[aria-hidden="true"]')?.textContent).toBe('ME');
});
