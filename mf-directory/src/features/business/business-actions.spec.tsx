import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { open, services } from './testing/visit.ts';

const withNavigator = (parts: { share?: unknown; clipboard?: unknown }) => {
  for (const [name, value] of Object.entries({ share: undefined, clipboard: undefined, ...parts })) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
};
const openAndShare = async () => {
  services();
  const page = open();
  const button = await screen.findByRole('button', { name: 'Share' });
  fireEvent.click(button);
  return page;
};

it('sharing uses the system where it can, and says nothing more', async () => {
  let finish: () => void = () => {};
  const share = jest.fn<(link: ShareData) => Promise<void>>(() => new Promise((resolve) => (finish = resolve)));
  withNavigator({ share });
  const page = await openAndShare();
  const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sharing...' });
  expect(busy.getAttribute('aria-disabled')).toBe('true');
  finish();
  await screen.findByRole('button', { name: 'Share' });
  expect(share).toHaveBeenCalledWith({ title: 'Smith Law', url: 'https://lawdex.example/business/smith-law' });
  expect(page.toasts).toEqual([]);
});

it('sharing copies the link where the system cannot share', async () => {
  const writeText = jest.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  withNavigator({ clipboard: { writeText } });
  const page = await openAndShare();
  await waitFor(() => expect(page.toasts[0]?.title).toBe('Link Copied!'));
  expect(writeText).toHaveBeenCalledWith('https://lawdex.example/business/smith-law');
});

it('sharing says so when neither works', async () => {
  withNavigator({ share: () => Promise.reject(new Error('no')) });
  const page = await openAndShare();
  await waitFor(() =>
    expect(page.toasts[0]).toEqual({
      title: 'Failed to copy',
      description: 'Please try again or copy the URL manually.',
      variant: 'destructive',
    }),
  );
});

it('sharing that the visitor breaks off is no failure', async () => {
  withNavigator({ share: () => Promise.reject(new DOMException('', 'AbortError')) });
  const page = await openAndShare();
  await screen.findByRole('button', { name: 'Share' });
  expect(page.toasts).toEqual([]);
});
