import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { renderUi } from '../../test/render-ui.tsx';
import { Checkbox, Input, Select, Textarea } from './controls.tsx';
import { Field } from './Field.tsx';

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
  expect(element.getAttribute('dir')).toBe(element.tagName === 'SELECT' ? null : 'auto');
  expect(document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Enter your name.');
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

it('what was typed, checked and chosen before scripts came stays, and handlers hear of it', async () => {
  const page = <Held />;
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const given = { Words: 'bankruptcy', 'What happened': 'much', Sort: 'name' };
  for (const [label, text] of Object.entries(given)) field(label).value = text;
  field('Free').checked = field('Far').checked = true;
  const before = state();
  await act(async () => hydrateRoot(document.querySelector('div') ?? document.body, page));
  await waitFor(() => expect(state()).toBe('bankruptcy much name true Far'));
  expect([before, ...Object.keys(given).map((label) => field(label).value)]).toEqual([
    '  best false Near',
    ...Object.values(given),
  ]);
  expect([field('Free').checked, field('Near').checked, field('Far').checked]).toEqual([true, false, true]);
});

const state = () => document.querySelector('output')?.textContent;

/** Fields whose values a state holds, which React would put back. */
function Held() {
  const [held, setHeld] = useState({ words: '', story: '', sort: 'best', free: false, where: 'Near' });
  const hold = (change: Partial<typeof held>) => setHeld({ ...held, ...change });
  return (
    <>
      <Input aria-label="Words" value={held.words} onChange={({ target }) => hold({ words: target.value })} />
      <Textarea
        aria-label="What happened"
        value={held.story}
        onChange={({ target }) => hold({ story: target.value })}
      />
      <Select aria-label="Sort" value={held.sort} onChange={({ target }) => hold({ sort: target.value })}>
        <option value="best">Best</option>
        <option value="name">Name</option>
      </Select>
      <Checkbox label="Free" checked={held.free} onChange={({ target }) => hold({ free: target.checked })} />
      {['Near', 'Far'].map((where) => (
        <Checkbox
          key={where}
          label={where}
          type="radio"
          name="where"
          checked={held.where === where}
          onChange={() => hold({ where })}
        />
      ))}
      <output>{Object.values(held).join(' ')}</output>
    </>
  );
}
