import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../actions/Button.tsx';
import { Drawer } from './Drawer.tsx';

export default {
  component: Drawer,
  args: { open: true, onClose: () => undefined, title: 'Filters', children: 'Any distance' },
} satisfies Meta<typeof Drawer>;
type Story = StoryObj<typeof Drawer>;

export const Open: Story = {};
export const WithFooter: Story = { args: { footer: <Button>Show 12 results</Button> } };
export const LongWords: Story = { args: { title: 'W'.repeat(40), children: 'W'.repeat(80) } };
