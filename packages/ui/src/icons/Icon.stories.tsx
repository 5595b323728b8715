import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Cluster } from '../layout/Stack.tsx';
import { Icon, type IconName } from './Icon.tsx';

export default { component: Icon, args: { name: 'search' } } satisfies Meta<typeof Icon>;
type Story = StoryObj<typeof Icon>;

const SOME: readonly IconName[] = ['search', 'phone', 'map-pin', 'star-filled', 'heart', 'x-logo'];

export const Sizes: Story = {
  render: () => (
    <Cluster>
      {SOME.flatMap((name) =>
        (['sm', 'md', 'lg'] as const).map((size) => <Icon key={name + size} name={name} size={size} />),
      )}
    </Cluster>
  ),
};
