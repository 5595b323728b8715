import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PositionButton } from './PositionButton.tsx';

export default {
  component: PositionButton,
  args: { status: 'idle', ask: () => undefined },
} satisfies Meta<typeof PositionButton>;
type Story = StoryObj<typeof PositionButton>;

export const Offered: Story = {};
export const Asking: Story = { args: { status: 'asking' } };
