import { screen } from '@testing-library/react';
import { renderUi } from '../../test/render-ui.tsx';
import { Input } from './controls.tsx';
import { Field } from './Field.tsx';

describe('Field', () => {
  it('ties label and error to its control', () => {
    renderUi(
      <Field label="Name" error="Name must be at least 2 characters">
        <Input name="userName" />
      </Field>,
    );
    const input = screen.getByLabelText('Name');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const error = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(error?.textContent).toBe('Name must be at least 2 characters');
  });

  it('leaves a control without an error alone', () => {
    renderUi(
      <Field label="Name">
        <Input />
      </Field>,
    );
    expect(screen.getByLabelText('Name').hasAttribute('aria-describedby')).toBe(false);
  });
});
