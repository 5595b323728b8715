import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StatList, StatTile } from './StatTile.tsx';

export default { component: StatList } satisfies Meta<typeof StatList>;

export const Figures: StoryObj<typeof StatList> = {
  render: () => (
    <StatList>
      <StatTile value="1,204" label="businesses" />
      <StatTile value="4.3" label="average rating" />
      <StatTile value="1,234,567" label="reviews from people who have been there" />
    </StatList>
  ),
};
