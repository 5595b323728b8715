import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from './Card.tsx';

export default { component: Card, args: { children: 'Reviewers rate it 4.6 of 5.' } } satisfies Meta<typeof Card>;
type Story = StoryObj<typeof Card>;

export const Plain: Story = {};
export const Roomy: Story = { args: { padding: 'lg' } };
export const LongWord: Story = { args: { children: 'W'.repeat(80) } };
