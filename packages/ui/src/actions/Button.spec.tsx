import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderUi } from '../../test/render-ui.tsx';
import { Button } from './Button.tsx';

it('Button does not submit the form around it unless it is told to', async () => {
  const submitted: string[] = [];
  renderUi(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted.push('form');
      }}
    >
      <Button>Add a line</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add a line' }));
  expect(submitted).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(submitted).toEqual(['form']);
});
