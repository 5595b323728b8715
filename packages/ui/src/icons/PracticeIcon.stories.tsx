import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PracticeIcon } from './PracticeIcon.tsx';

export default { component: PracticeIcon, args: { icon: 'immigration' } } satisfies Meta<typeof PracticeIcon>;
type Story = StoryObj<typeof PracticeIcon>;

export const Usual: Story = {};
export const All: Story = {
  render: (args) => (
    <p>
      {PRACTICE_AREAS.map(({ slug, icon }) => (
        <PracticeIcon key={slug} {...args} icon={icon} />
      ))}
    </p>
  ),
};
export const NearestAndNone: Story = {
  render: () => (
    <p>
      {['immigration-lawyers', 'bankruptcy', 'space-tourism'].map((slug) => (
        <PracticeIcon key={slug} icon={slug} />
      ))}
    </p>
  ),
};
