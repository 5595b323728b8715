import { readArticle } from '../article/article.ts';
import type { Article } from '../article/article.ts';

/** More than a blog's newest and most read posts. */
const KEPT = 300;
const kept = new Map<string, Article>();

/** `readArticle`, once for each text: it takes longer than all the rest of an answer. The last ones that were asked for are kept. */
export function articleOf(content: string): Article {
  const article = kept.get(content) ?? readArticle(content);
  kept.delete(content);
  kept.set(content, article);
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT) break;
    kept.delete(oldest);
  }
  return article;
}
