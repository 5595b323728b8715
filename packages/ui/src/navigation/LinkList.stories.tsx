import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LinkList } from './LinkList.tsx';

const links = ['Austin, TX', 'Chicago, IL', 'Houston, TX', 'W'.repeat(80)].map((text, at) => ({
  text,
  to: `/city/${at}`,
}));

export default { component: LinkList, args: { links } } satisfies Meta<typeof LinkList>;
type Story = StoryObj<typeof LinkList>;

export const Column: Story = {};
export const Narrow: Story = { args: { layout: 'narrow' } };
export const Wide: Story = { args: { layout: 'wide' } };
