import { answerWith, openPage } from '@lawdex/mf-kit/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AddBusinessPage } from './AddBusinessPage.tsx';

it('the feature is coming soon, and the button only says thanks', async () => {
  const { calls } = answerWith({});
  const page = openPage({ Page: AddBusinessPage }, { route: '/business/add', url: '/business/add' });
  expect(screen.getByText('Feature Coming Soon')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Notify Me When Available' }));
  expect(page.toasts).toEqual([{ title: "You're on the list!" }]);
  expect(calls).toEqual([]);
});
