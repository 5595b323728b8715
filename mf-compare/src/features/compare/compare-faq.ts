import { COMPARE_MAX } from '@lawdex/contracts';
import type { QuestionListProps } from '@lawdex/ui';

/** Questions about the comparison itself: what firms list stands in its table. The site recommends nobody. */
export const compareFaq = (siteName: string): QuestionListProps['questions'] => [
  {
    question: 'What should I ask before I choose?',
    answer:
      'Whether the first consultation is free, and when somebody is in. Ask for the terms of the fee in writing before you agree.',
  },
  {
    question: 'How many firms can I compare?',
    answer: `Up to ${COMPARE_MAX} at a time. The address of this page holds your choice: whoever opens it sees the same comparison.`,
  },
  {
    question: 'Where does this information come from?',
    answer: `From the firms' listings and from visitors' reviews. ${siteName} recommends no lawyer. Check with the firm, and check a license with the state bar, before you decide.`,
  },
];
