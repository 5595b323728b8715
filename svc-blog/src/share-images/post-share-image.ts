import type { SharedPost } from '@lawdex/contracts';
import { monogram } from '@lawdex/seo';
import { drawable, shareCard } from '@lawdex/share-images';

const BLOG = 'Blog';

/** Draws the picture that social networks show beside a link to a post, as SVG. */
export function postShareImage({ title, category, author, readTime }: SharedPost): string {
  const subject = drawable(category?.name ?? BLOG) || BLOG;
  const facts = [subject, drawable(author.name), `${readTime} min read`].filter((said) => said !== '');
  return shareCard({ name: drawable(title) || subject, line: facts.join(' · '), ...monogram(subject) });
}
