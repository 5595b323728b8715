import { readArticle } from '../article/article.ts';
import type { Article } from '../article/article.ts';

/** A blog has fewer new and popular posts. */
const KEPT = 300;
const kept = new Map<string, Article>();

/**
 * Remembers the last articles that `readArticle` has read, because that takes longer than all the rest of an answer.
 */
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
