import { aPostSummary } from '@lawdex/mf-kit/testing/fixtures';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PostCard, PostCardSkeleton } from './PostCard.tsx';

const featuredImage =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 21'%3E%3Crect width='40' height='21' fill='%2300695c'/%3E%3C/svg%3E";
const post = aPostSummary({ featuredImage });

export default { component: PostCard, args: { post } } satisfies Meta<typeof PostCard>;
type Story = StoryObj<typeof PostCard>;

const showing = (changes: Partial<typeof post>): Story => ({ args: { post: { ...post, ...changes } } });

export const Shown: Story = {};
export const NoPicture = showing({ featuredImage: null });
export const BareFacts = showing({ featuredImage: null, category: null, excerpt: null, metaDescription: null });
export const LongWords = showing({
  title: 'W'.repeat(80),
  excerpt: 'x'.repeat(400),
  category: { id: 'c', name: 'W'.repeat(60), slug: 'w' },
  author: { ...post.author, name: 'W'.repeat(60) },
});
export const OnItsWay: Story = { render: () => <PostCardSkeleton /> };
