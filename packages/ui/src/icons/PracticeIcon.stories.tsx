import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Cluster } from '../layout/Stack.tsx';
import { PracticeIcon } from './PracticeIcon.tsx';

export default { component: PracticeIcon, args: { slug: 'immigration' } } satisfies Meta<typeof PracticeIcon>;
type Story = StoryObj<typeof PracticeIcon>;

export const Plate: Story = {};
export const Plain: Story = { args: { variant: 'plain', size: 'lg' } };
export const All: Story = {
  render: (args) => (
    <Cluster>
      {PRACTICE_AREAS.map(({ slug }) => (
        <PracticeIcon key={slug} {...args} slug={slug} />
      ))}
    </Cluster>
  ),
};
export const NearestAndNone: Story = {
  render: () => (
    <Cluster>
      {['immigration-lawyers', 'bankruptcy', 'space-tourism'].map((slug) => (
        <PracticeIcon key={slug} slug={slug} />
      ))}
    </Cluster>
  ),
};
