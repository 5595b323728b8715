import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../../test/render-ui.tsx';
import { Drawer } from './Drawer.tsx';

// jsdom cannot open a dialog; the browser journeys test that.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

function Filters() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Filters</button>
      <Drawer open={isOpen} onClose={() => setOpen(false)} title="Choose filters">
        <p>Open Now</p>
      </Drawer>
    </>
  );
}

const open = () => {
  renderUi(<Filters />);
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Choose filters' });
};

it('Drawer holds nothing until it is opened', () => {
  renderUi(<Filters />);
  expect(screen.queryByText('Open Now')).toBeNull();
});

it('Drawer opens as a dialog with its title, and closes by its button', () => {
  const dialog = open();
  expect(screen.getByText('Open Now')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog.open).toBe(false);
});

it('Drawer closes when the page beside it is pressed, not when its inside is', () => {
  const dialog = open();
  fireEvent.click(screen.getByText('Open Now'));
  expect(dialog.open).toBe(true);
  fireEvent.click(dialog);
  expect(dialog.open).toBe(false);
});

it('Drawer tells its owner when the browser closes it on Escape', () => {
  const dialog = open();
  act(() => dialog.close());
  expect(screen.queryByText('Open Now')).toBeNull();
});
