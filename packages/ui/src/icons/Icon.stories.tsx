import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Icon } from './Icon.tsx';
import { ICON_NAMES } from './icon-names.generated.ts';

export default { component: Icon, args: { name: 'search' } } satisfies Meta<typeof Icon>;
type Story = StoryObj<typeof Icon>;

export const All: Story = {
  render: (args) => (
    <p>
      {ICON_NAMES.map((name) => (
        <Icon key={name} {...args} name={name} size="lg" />
      ))}
    </p>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <p>
      <Icon {...args} size="sm" />
      <Icon {...args} />
      <Icon {...args} size="lg" />
    </p>
  ),
};
