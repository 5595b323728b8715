import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { QuestionList } from './QuestionList.tsx';

export default { component: QuestionList } satisfies Meta<typeof QuestionList>;

export const Questions: StoryObj<typeof QuestionList> = {
  args: {
    questions: [
      { question: 'How is Smith Law rated?', answer: 'Reviewers rate it 4.6 out of 5 (23 reviews).' },
      { question: `Where is ${'W'.repeat(60)} located?`, answer: 'W'.repeat(120) },
    ],
  },
};
