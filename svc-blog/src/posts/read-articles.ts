import { readArticle } from '../article/article.ts';
import type { Article } from '../article/article.ts';

/** A blog has fewer new and popular posts. */
const CACHE_MAX = 300;
const cache = new Map<string, Article>();

/**
 * Remembers the last articles that `readArticle` has read, because that takes longer than all the rest of an answer.
 */
export function articleOf(content: string): Article {
  const article = cache.get(content) ?? readArticle(content);
  cache.delete(content);
  cache.set(content, article);
  for (const oldest of cache.keys()) {
    if (cache.size <= CACHE_MAX) break;
    cache.delete(oldest);
  }
  return article;
}
