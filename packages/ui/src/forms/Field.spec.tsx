import { screen } from '@testing-library/react';
import { renderUi } from '../../test/render-ui.tsx';
import { Input } from './controls.tsx';
import { Field } from './Field.tsx';

describe('Field', () => {
  it('ties label, hint and error to its control', () => {
    renderUi(
      <Field label="Name" hint="As it shall be shown." error="Name must be at least 2 characters">
        <Input name="userName" />
      </Field>,
    );
    const input = screen.getByLabelText('Name');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id));
    expect(described.map((element) => element?.textContent)).toEqual([
      'As it shall be shown.',
      'Name must be at least 2 characters',
    ]);
  });

  it('leaves a control without hint and error alone', () => {
    renderUi(
      <Field label="Name">
        <Input />
      </Field>,
    );
    expect(screen.getByLabelText('Name').hasAttribute('aria-describedby')).toBe(false);
  });
});
