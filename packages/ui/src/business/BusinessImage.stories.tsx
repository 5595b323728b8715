import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BusinessImage } from './BusinessImage.tsx';

export default { component: BusinessImage, args: { src: null, name: 'Hale & Ward' } } satisfies Meta<
  typeof BusinessImage
>;
type Story = StoryObj<typeof BusinessImage>;

export const Monogram: Story = {};
export const Square: Story = { args: { ratio: 'square' } };

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
