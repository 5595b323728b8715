import { screen } from '@testing-library/react';
import { renderUi } from '../../test/render-ui.tsx';
import { QueryResult } from './QueryResult.tsx';
import { Skeleton, SkeletonList } from './Skeleton.tsx';

function show(query: { data: string[] | undefined; isPending?: boolean; error?: Error }) {
  renderUi(
    <QueryResult
      query={{ isPending: false, error: null, refetch: () => undefined, ...query }}
      loading={
        <SkeletonList count={3}>
          <Skeleton />
        </SkeletonList>
      }
      failure="The posts could not be loaded"
      headingLevel={3}
    >
      {(posts) => <p>{posts.length} posts</p>}
    </QueryResult>,
  );
}

describe('QueryResult', () => {
  it('shows as many shapes as are expected, and says once that they load', () => {
    show({ data: undefined, isPending: true });
    expect(screen.getByRole('status').textContent).toBe('Loading');
    expect(screen.getByRole('status').querySelectorAll('[aria-hidden]')).toHaveLength(3);
  });

  it('shows an empty answer too', () => {
    show({ data: [] });
    expect(screen.getByText('0 posts')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('keeps what it had when asking again fails', () => {
    show({ data: ['a'], error: new Error('refused') });
    expect(screen.getByText('1 posts')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  });
});
