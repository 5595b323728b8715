import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderUi } from '../../test/render-ui.tsx';
import { QueryResult } from './QueryResult.tsx';

const refused = (facts = {}) => Object.assign(new Error('refused'), facts);
const PENDING = { data: undefined, error: null, isPending: true };
const failedWith = (error: Error) => ({ data: undefined, error, isPending: false });

function Reviews({
  query,
  refetch,
}: {
  query: Omit<Parameters<typeof QueryResult>[0]['query'], 'refetch'>;
  refetch(): void;
}) {
  return (
    <section aria-label="Reviews">
      <QueryResult query={{ ...query, refetch }} loading={<p>On its way</p>} failure="No reviews">
        {() => <a href="/x">A review</a>}
      </QueryResult>
    </section>
  );
}

async function pressed(error: Error) {
  const refetch = jest.fn();
  const view = renderUi(<Reviews query={failedWith(error)} refetch={refetch} />);
  const become = (query: Parameters<typeof Reviews>[0]['query']) =>
    view.rerender(<Reviews query={query} refetch={refetch} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  return { become, refetch };
}

describe('what has failed', () => {
  it('says why, and for how long to wait', () => {
    renderUi(<Reviews query={failedWith(refused({ status: 429, retryAfter: 7 }))} refetch={() => undefined} />);
    expect(screen.getByRole('heading', { name: 'No reviews' })).toBeTruthy();
    expect(screen.getByText(/asked for a lot in a short time\. Please wait 7 seconds/)).toBeTruthy();
  });

  it('keeps its words and the focus while it is tried again from the keyboard', async () => {
    const { become, refetch } = await pressed(refused({ status: 429, retryAfter: 7 }));
    become(PENDING);
    expect(refetch).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Trying Again…' }));
    expect(screen.getByText(/Please wait 7 seconds/)).toBeTruthy();
    expect(screen.queryByText('On its way')).toBeNull();
  });

  it('says that it has failed again, with the focus where it was', async () => {
    const { become } = await pressed(refused());
    become(PENDING);
    become(failedWith(refused()));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try Again' }));
    const text = screen.getByText('That did not work yet. Please wait a moment, then try again.');
    expect(text.getAttribute('aria-live')).toBe('polite');
  });

  it('gives the focus to its section when it has come, so that Tab goes on there', async () => {
    const { become } = await pressed(refused());
    become(PENDING);
    become({ data: [], error: null, isPending: false });
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Reviews' }));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'A review' }));
  });

  it('takes the focus from nobody when it comes by itself', () => {
    const refetch = () => undefined;
    const view = renderUi(<Reviews query={failedWith(refused())} refetch={refetch} />);
    view.rerender(<Reviews query={{ data: [], error: null, isPending: false }} refetch={refetch} />);
    expect(document.activeElement).toBe(document.body);
  });

  it('loads like any other once it has been there', async () => {
    const { become } = await pressed(refused());
    become({ data: [], error: null, isPending: false });
    become(PENDING);
    expect(screen.getByText('On its way')).toBeTruthy();
  });

  it('leaves what was there when asking again fails', () => {
    renderUi(<Reviews query={{ data: ['a'], error: refused(), isPending: false }} refetch={() => undefined} />);
    expect(screen.getByRole('link', { name: 'A review' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  });
});
