import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { KeepFocus, putsAway } from './LateParts.tsx';

// jsdom has no layout, so an element counts as visible unless it is hidden.
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function rects(this: Element) {
    return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList;
  });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const open = () =>
  render(
    <>
      <KeepFocus />
      <main id="main" tabIndex={-1}>
        <button type="button">In main</button>
        <section aria-label="Reviews">
          <div id="form">
            <button type="button">Send</button>
          </div>
        </section>
        <p>Text</p>
      </main>
      <div id="dock">
        <section aria-label="Notice">
          <button type="button">Close</button>
        </section>
      </div>
    </>,
  );

const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  return button;
};
const settle = () => act(() => jest.advanceTimersByTimeAsync(150));
const where = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id;

describe('what had the focus', () => {
  it.each<[string, end: (form: HTMLElement) => void]>([
    ['goes', (form) => form.remove()],
    ['is hidden, which is the same', (form) => form.setAttribute('hidden', '')],
  ])('%s, and the focus goes to what stood around it', async (_, end) => {
    open();
    press('Send');
    end(document.getElementById('form') as HTMLElement);
    await settle();
    expect(where()).toBe('Reviews');
  });

  it.each(['In main', 'Close'])('goes with all around it (%s): the page has the focus', async (name) => {
    open();
    press(name).closest('section, button')?.remove();
    await settle();
    expect(where()).toBe('main');
  });

  it('waits for its answer, and has the focus back afterwards', async () => {
    open();
    const button = press('Send');
    button.blur();
    button.setAttribute('disabled', '');
    await settle();
    expect(document.activeElement).toBe(document.body);
    button.removeAttribute('disabled');
    await settle();
    expect(document.activeElement).toBe(button);
  });

  it('was left for a place beside everything: nothing is kept', async () => {
    open();
    press('Send').blur();
    fireEvent.pointerDown(screen.getByText('Text'));
    document.getElementById('form')?.remove();
    await settle();
    expect(document.activeElement).toBe(document.body);
  });

  it('gave it to another place: it stays there', async () => {
    open();
    press('Send');
    screen.getByRole('button', { name: 'In main' }).focus();
    document.getElementById('form')?.remove();
    await settle();
    expect(document.activeElement?.textContent).toBe('In main');
  });
});

it.each([
  ['is put away from who reads on', { from: 400, to: 500, isPast: true }, true],
  ['comes back to who goes back', { from: 500, to: 400, isPast: true }, false],
  ['stays as it is while a finger trembles', { from: 500, to: 493, isPast: true }, null],
  ['stands on top of the page, whichever way', { from: 0, to: 60, isPast: false }, false],
])('the header %s', (_, scroll, away) => {
  expect(putsAway(scroll)).toBe(away);
});
