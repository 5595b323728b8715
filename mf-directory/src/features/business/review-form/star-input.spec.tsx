import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StarInput } from './StarInput.tsx';

const show = (defaultValue = '', error?: string) =>
  render(
    <form aria-label="review">
      <StarInput name="rating" defaultValue={defaultValue} error={error} />
    </form>,
  );
const star = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('rating');
const words = () => screen.getByRole('group').querySelector('[aria-hidden="true"].words')?.textContent;

it('stars by keyboard one stop of the Tab key leads to them, and arrows choose', async () => {
  show();
  await userEvent.tab();
  expect(document.activeElement).toBe(star('1 star'));
  await userEvent.keyboard(' ');
  expect(sent()).toBe('1');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(sent()).toBe('3');
  expect(words()).toBe('3 stars');
  await userEvent.keyboard('{ArrowLeft}');
  expect(sent()).toBe('2');
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

it('stars by pointer name the star under the pointer, and go back to the chosen one', () => {
  show('2');
  const label = star('5 stars').closest('label') ?? document.body;
  fireEvent.pointerEnter(label);
  expect(words()).toBe('5 stars');
  expect(sent()).toBe('2');
  fireEvent.pointerLeave(label.parentElement ?? document.body);
  expect(words()).toBe('2 stars');
});

it('stars that were refused are marked, and say why to those who hear the page', () => {
  show('', 'Please select a rating');
  const group = screen.getByRole('group', { name: 'Rating' });
  const reason = document.getElementById(group.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('Please select a rating');
  expect(star('1 star').getAttribute('aria-invalid')).toBe('true');
  expect(sent()).toBeNull();
});
