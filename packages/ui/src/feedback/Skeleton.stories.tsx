import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Skeleton } from './Skeleton.tsx';

export default { component: Skeleton } satisfies Meta<typeof Skeleton>;

export const Shapes: StoryObj<typeof Skeleton> = {
  render: () => (
    <div>
      <Skeleton shape="title" width="half" />
      <Skeleton />
      <Skeleton width="wide" />
      <Skeleton width="third" />
      <Skeleton shape="circle" />
      <Skeleton shape="block" />
      <Skeleton shape="image" />
    </div>
  ),
};
