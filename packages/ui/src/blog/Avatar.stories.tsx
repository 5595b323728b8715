import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Avatar } from './Avatar.tsx';

const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='%2300695c'/%3E%3C/svg%3E";

export default { component: Avatar, args: { name: 'Maya Ellison', src: null } } satisfies Meta<typeof Avatar>;
type Story = StoryObj<typeof Avatar>;

export const Initials: Story = {};
export const Large: Story = { args: { size: 'lg' } };
export const Picture: Story = { args: { src: PICTURE, size: 'lg' } };
