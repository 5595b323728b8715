import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { Option } from './option.core.ts';
import styles from './SuggestionList.stories.module.css';
import { SuggestionList } from './SuggestionList.tsx';

const suggestions: Option[] = [
  {
    kind: 'suggestion',
    suggestion: {
      kind: 'practice',
      text: 'Car Accidents',
      detail: null,
      to: '/search?query=Car+Accidents',
      matched: [{ from: 0, to: 3 }],
    },
  },
  {
    kind: 'suggestion',
    suggestion: {
      kind: 'practice',
      text: 'Personal Injury',
      detail: 'car crash',
      to: '/search?query=Personal+Injury',
      matched: [],
    },
  },
  {
    kind: 'suggestion',
    suggestion: {
      kind: 'place',
      text: 'Carson City, NV',
      detail: null,
      to: '/search?location=Carson+City%2C+NV',
      matched: [{ from: 0, to: 3 }],
    },
  },
  {
    kind: 'suggestion',
    suggestion: {
      kind: 'business',
      text: 'Carter & Lee LLP',
      detail: 'Austin, TX',
      to: '/business/carter-lee',
      matched: [{ from: 0, to: 3 }],
    },
  },
];
const recent: Option[] = [
  { kind: 'recent', search: { query: 'divorce', location: 'Chicago' } },
  { kind: 'recent', search: { query: 'tax lawyer', location: '' } },
  { kind: 'recent', search: { query: '', location: 'Austin, TX' } },
];
const nothing = () => undefined;

export default {
  component: SuggestionList,
  args: { id: 'list', options: suggestions, active: -1, onChoose: nothing, onForget: nothing, onForgetAll: nothing },
  decorators: [
    // The same width and place as below a text box.
    (Story) => (
      <div className={styles.place}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SuggestionList>;
type Story = StoryObj<typeof SuggestionList>;

export const Suggestions: Story = {};
export const OneIsActive: Story = { args: { active: 1 } };
export const RecentSearches: Story = { args: { options: recent, active: 0 } };
export const PlacesOnly: Story = { args: { options: suggestions.slice(2, 3), isOfOneKind: true } };
export const LongWords: Story = {
  args: {
    // Only as many as fit, because the text box that scrolls the list is not here.
    options: suggestions
      .slice(2)
      .map((option) =>
        option.kind === 'recent'
          ? option
          : { ...option, suggestion: { ...option.suggestion, text: 'W'.repeat(60), matched: [{ from: 0, to: 30 }] } },
      ),
  },
};
