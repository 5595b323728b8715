import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Rating } from './Rating.tsx';

export default { component: Rating, args: { value: '4.6', count: 23 } } satisfies Meta<typeof Rating>;
type Story = StoryObj<typeof Rating>;

export const WithReviews: Story = {};
export const NoReviews: Story = { args: { value: '0.0', count: 0 } };
export const Short: Story = { args: { short: true, size: 'sm' } };
export const StarsOnly: Story = { args: { count: undefined, hideValue: true, size: 'lg' } };
export const EveryHalf: Story = {
  render: () => (
    <div>
      {Array.from({ length: 11 }, (_, halves) => (
        <Rating key={halves} value={halves / 2} count={halves} />
      ))}
    </div>
  ),
};
