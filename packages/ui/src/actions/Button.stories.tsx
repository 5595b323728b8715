import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Icon } from '../icons/Icon.tsx';
import { Button, LinkButton } from './Button.tsx';

export default { component: Button, args: { children: 'Write a Review' } } satisfies Meta<typeof Button>;
type Story = StoryObj<typeof Button>;

const VARIANTS = ['primary', 'secondary', 'ghost'] as const;

export const Primary: Story = {};

export const Variants: Story = {
  render: (args) => (
    <div>
      {VARIANTS.map((variant) => (
        <p key={variant}>
          <Button {...args} variant={variant} size="sm" />
          <Button {...args} variant={variant} />
          <Button {...args} variant={variant} size="lg" />
          <Button {...args} variant={variant} disabled />
        </p>
      ))}
    </div>
  ),
};

export const WithIcon: Story = {
  args: {
    children: (
      <>
        <Icon name="phone" size="sm" />
        Call Now
      </>
    ),
  },
};

export const AsWideAsItsPlace: Story = { args: { block: true } };

export const LongWords: Story = { args: { children: 'W'.repeat(80) } };

export const Links: Story = {
  render: () => (
    <p>
      <LinkButton to="/search">View All</LinkButton>
      <LinkButton href="tel:3125550101" variant="secondary">
        (312) 555-0101
      </LinkButton>
    </p>
  ),
};
