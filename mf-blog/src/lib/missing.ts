import { BLOG_PATH } from '@lawdex/contracts';
import type { Missing } from '@lawdex/ui';

export const notFound = (thing: 'Category' | 'Tag' | 'Author' | 'Blog Post'): Missing => ({
  title: `${thing} Not Found`,
  description: `The ${thing.toLowerCase()} you're looking for doesn't exist.`,
  action: { label: 'Back to Blog', to: BLOG_PATH },
});
