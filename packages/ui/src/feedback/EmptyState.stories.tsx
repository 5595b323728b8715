import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../actions/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export default { component: EmptyState } satisfies Meta<typeof EmptyState>;
type Story = StoryObj<typeof EmptyState>;

export const NothingFound: Story = {
  args: {
    title: 'No businesses found',
    children: 'Try fewer filters or another word.',
    action: <Button>Clear filters</Button>,
  },
};
export const LoadingFailed: Story = {
  args: {
    title: 'The reviews could not be loaded',
    icon: 'alert',
    action: <Button variant="secondary">Try again</Button>,
  },
};
export const LongWord: Story = { args: { title: 'W'.repeat(80), children: 'W'.repeat(200) } };
