import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Skeleton } from '../feedback/Skeleton.tsx';
import type { PageState } from './page-state.core.ts';
import { PageScreen } from './PageScreen.tsx';

/** A page about one city, in a state. */
function CityPage({ state }: { state: PageState<string> }) {
  return (
    <PageScreen
      state={state}
      loading={<Skeleton shape="title" />}
      failure="The city could not be loaded"
      onRetry={() => undefined}
    >
      {(name) => <h1>{name}</h1>}
    </PageScreen>
  );
}

export default { component: CityPage } satisfies Meta<typeof CityPage>;
type Story = StoryObj<typeof CityPage>;

const inState = (state: PageState<string>): Story => ({ args: { state } });

export const Shown = inState({ kind: 'shown', shown: 'Lawyers in Austin' });
export const Loading = inState({ kind: 'loading' });
/** The reason is unknown. */
export const Failed = inState({ kind: 'failed', error: new Error('refused') });
/** Without words of its own, the page says why. */
export const Refused = inState({
  kind: 'failed',
  error: Object.assign(new Error('refused'), { status: 429, retryAfter: 7 }),
});
export const Missing = inState({
  kind: 'missing',
  missing: {
    title: 'City Not Found',
    description: 'There are no lawyers listed in this city.',
    action: { label: 'View All Cities', to: '/' },
    icon: 'map-pin',
  },
});
