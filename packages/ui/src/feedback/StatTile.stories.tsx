import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StatList } from './StatTile.tsx';

export default { component: StatList } satisfies Meta<typeof StatList>;

export const Figures: StoryObj<typeof StatList> = {
  args: {
    figures: [
      { value: '1,204', label: 'businesses' },
      { value: '4.3', label: 'average rating' },
      { value: '1,234,567', label: 'reviews from people who have been there' },
    ],
  },
};
