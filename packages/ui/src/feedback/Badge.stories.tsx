import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Badge } from './Badge.tsx';

export default { component: Badge, args: { children: 'Open Now' } } satisfies Meta<typeof Badge>;
type Story = StoryObj<typeof Badge>;

export const Tones: Story = {
  render: (args) => (
    <p>
      {(['neutral', 'accent', 'good', 'warn', 'bad', 'outline'] as const).map((tone) => (
        <Badge key={tone} {...args} tone={tone} />
      ))}
    </p>
  ),
};
export const LongWord: Story = { args: { children: 'W'.repeat(80) } };
