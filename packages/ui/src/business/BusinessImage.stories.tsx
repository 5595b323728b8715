import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../layout/Stack.tsx';
import { BusinessImage } from './BusinessImage.tsx';

export default { component: BusinessImage, args: { src: null, name: 'Hale & Ward' } } satisfies Meta<
  typeof BusinessImage
>;
type Story = StoryObj<typeof BusinessImage>;

export const Monogram: Story = {};
export const Banner: Story = { args: { ratio: 'banner', alt: 'Hale & Ward' } };

/** Over a picture, as on cards. */
export const Marked: Story = { args: { src: '/api/images/firms/29c1.svg', marked: true } };

/** Names that end up on each of the six cloths. */
export const Cloths: Story = {
  render: () => (
    <Stack>
      {['Ames', 'Birch', 'Crane', 'Drake', 'Egan', 'Frost', 'Gale', 'Hart'].map((name) => (
        <BusinessImage key={name} src={null} name={name} ratio="banner" />
      ))}
    </Stack>
  ),
};
