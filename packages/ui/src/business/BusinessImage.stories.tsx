import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BusinessImage } from './BusinessImage.tsx';

const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 10'%3E%3Crect width='16' height='10' fill='%2300695c'/%3E%3C/svg%3E";

export default { component: BusinessImage, args: { src: null, name: 'Hale & Ward' } } satisfies Meta<
  typeof BusinessImage
>;
type Story = StoryObj<typeof BusinessImage>;

export const Monogram: Story = {};
export const Square: Story = { args: { ratio: 'square' } };

/** Over a picture, as on cards. */
export const Marked: Story = { args: { src: PICTURE, marked: true } };

/** Names that end up on each of the six cloths. */
export const Cloths: Story = {
  render: () => (
    <div>
      {['Ames', 'Birch', 'Crane', 'Drake', 'Egan', 'Frost', 'Gale', 'Hart'].map((name) => (
        <BusinessImage key={name} src={null} name={name} />
      ))}
    </div>
  ),
};
