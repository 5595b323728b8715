import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RatingHistogram } from './RatingHistogram.tsx';

export default {
  component: RatingHistogram,
  args: { counts: [2, 1, 4, 12, 27], hrefFor: (stars: number) => `/business/smith-law?stars=${stars}#reviews` },
} satisfies Meta<typeof RatingHistogram>;
type Story = StoryObj<typeof RatingHistogram>;

export const AllReviews: Story = {};
export const OneRating: Story = { args: { active: 4 } };
export const RatingsThatNobodyGave: Story = { args: { counts: [0, 0, 0, 0, 1] } };
export const Many: Story = { args: { counts: [12, 3, 1204, 40_000, 128_441] } };
