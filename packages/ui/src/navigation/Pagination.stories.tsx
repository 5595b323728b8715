import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Pagination } from './Pagination.tsx';

export default {
  component: Pagination,
  args: { page: 6, pageCount: 20, hrefFor: (page) => `#page-${page}` },
} satisfies Meta<typeof Pagination>;
type Story = StoryObj<typeof Pagination>;

export const InTheMiddle: Story = {};
export const FirstPage: Story = { args: { page: 1 } };
export const LastPage: Story = { args: { page: 20 } };
export const LongNumbers: Story = { args: { page: 1_000_006, pageCount: 2_000_000 } };
