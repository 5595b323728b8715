import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SectionHeading } from './SectionHeading.tsx';

export default { component: SectionHeading, args: { children: 'Practice areas' } } satisfies Meta<
  typeof SectionHeading
>;
type Story = StoryObj<typeof SectionHeading>;

export const Plain: Story = {};
export const WithLeadAndLink: Story = {
  args: { lead: 'Find who knows the law of your case.', aside: <a href="#all">View all</a> },
};
export const LongWord: Story = { args: { children: 'W'.repeat(80), lead: 'W'.repeat(80) } };
