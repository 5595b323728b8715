import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../actions/Button.tsx';
import { Checkbox, Input, Select, Textarea } from './controls.tsx';
import { Field } from './Field.tsx';

interface FormProps {
  errors?: { name?: string; comment?: string };
  isSubmitting?: boolean;
  value?: string;
}

/** The controls as a form puts them together. */
function Form({ errors = {}, isSubmitting = false, value = '' }: FormProps) {
  return (
    <form>
      <Field label="Your name" error={errors.name}>
        <Input name="name" autoComplete="name" defaultValue={value} disabled={isSubmitting} />
      </Field>
      <Field label="Practice area" optional>
        <Select name="area" disabled={isSubmitting}>
          <option>{value || 'Immigration'}</option>
        </Select>
      </Field>
      <Field label="Your review" error={errors.comment}>
        <Textarea
          name="comment"
          placeholder="They called back the same day."
          defaultValue={value}
          disabled={isSubmitting}
        />
      </Field>
      <Checkbox label="Free consultation" name="free" disabled={isSubmitting} defaultChecked />
      <Checkbox label="Any distance" type="radio" name="distance" disabled={isSubmitting} />
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? 'Sending…' : 'Submit Review'}
      </Button>
    </form>
  );
}

export default { component: Form } satisfies Meta<typeof Form>;
type Story = StoryObj<typeof Form>;

export const Idle: Story = {};
export const Refused: Story = {
  args: { errors: { name: 'Enter your name.', comment: 'Write at least 10 characters.' } },
};
export const Submitting: Story = { args: { isSubmitting: true } };
export const LongWords: Story = { args: { value: 'W'.repeat(80), errors: { name: 'W'.repeat(80) } } };
export const LabelReadAloudOnly: Story = {
  render: () => (
    <Field label="Search" hideLabel>
      <Input name="query" placeholder="Search" />
    </Field>
  ),
};
