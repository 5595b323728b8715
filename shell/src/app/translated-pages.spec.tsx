/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { tolerateTranslation } from './translated-pages.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const Words = ({ some }: { some: boolean }) => (
  <p>
    {some ? 'a text ' : null}
    {some ? null : <b>bold </b>}
    {some && 'and another'}
  </p>
);

it('texts come and go on a page whose texts a translating browser has replaced', () => {
  tolerateTranslation(Node.prototype);
  const root = createRoot(document.body);
  act(() => root.render(<Words some />));
  const page = document.querySelector('p');
  for (const text of [...(page?.childNodes ?? [])]) {
    const font = document.createElement('font');
    font.textContent = 'un texto ';
    text.replaceWith(font);
  }
  act(() => root.render(<Words some={false} />));
  expect(page?.querySelector('b')?.textContent).toBe('bold ');
  act(() => root.render(<Words some />));
  expect(page?.textContent).toContain('and another');
});
