import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Breadcrumbs } from './Breadcrumbs.tsx';

export default { component: Breadcrumbs } satisfies Meta<typeof Breadcrumbs>;
type Story = StoryObj<typeof Breadcrumbs>;

export const ToABusiness: Story = {
  args: {
    items: [
      { label: 'Home', to: '/' },
      { label: 'Immigration', to: '/category/immigration' },
      { label: 'Hale & Ward' },
    ],
  },
};
export const LongWord: Story = { args: { items: [{ label: 'Home', to: '/' }, { label: 'W'.repeat(80) }] } };
