import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderUi } from '../../test/render-ui.tsx';
import { Checkbox, Input, Select, Textarea } from './controls.tsx';
import { Field } from './Field.tsx';

describe('controls', () => {
  it.each([
    ['an input', <Input key="i" className="mine" />],
    ['a text area', <Textarea key="t" className="mine" />],
    [
      'a choice',
      <Select key="s" className="mine">
        <option>One</option>
      </Select>,
    ],
  ])('%s takes label and error from its field, and classes from its place', (_, control) => {
    renderUi(
      <Field label="Name" error="Enter your name.">
        {control}
      </Field>,
    );
    const element = screen.getByLabelText('Name');
    expect(element.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Enter your name.',
    );
    expect(element.classList.contains('control') && element.classList.contains('mine')).toBe(true);
  });

  it('two fields do not share their labels', () => {
    renderUi(
      <>
        <Field label="Name">
          <Input defaultValue="Ann" />
        </Field>
        <Field label="Place" hideLabel optional>
          <Input defaultValue="Austin" />
        </Field>
      </>,
    );
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ann');
    expect(screen.getByLabelText<HTMLInputElement>('Place (optional)').value).toBe('Austin');
  });

  it('the whole line of a checkbox is the target, except when it is disabled', async () => {
    renderUi(
      <>
        <Checkbox label="Free Consultation" />
        <Checkbox label="Delivery" disabled />
      </>,
    );
    await userEvent.click(screen.getByText('Free Consultation'));
    await userEvent.click(screen.getByText('Delivery'));
    const isChecked = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
    expect([isChecked('Free Consultation'), isChecked('Delivery')]).toEqual([true, false]);
  });

  it('of several radio buttons with one name one is chosen', async () => {
    renderUi(
      <>
        <Checkbox type="radio" name="distance" label="5 miles" defaultChecked />
        <Checkbox type="radio" name="distance" label="Any distance" />
      </>,
    );
    await userEvent.click(screen.getByText('Any distance'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '5 miles' }).checked).toBe(false);
  });
});
