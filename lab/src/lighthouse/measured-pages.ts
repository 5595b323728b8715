import { BLOG_PATH, blogPostPath, businessPath, categoryPath, cityPath, searchPath } from '@lawdex/contracts';
import type { BlogPostPage, PracticeHub, SearchResponse } from '@lawdex/contracts';
import { readWhenThere } from '../kit/trial-site.ts';

export interface MeasuredPage {
  name: string;
  path: string;
  /** Audits that the page fails on purpose. */
  skipAudits: string[];
}

/** Search results are kept out of search engines (docs/SEO.md), which Lighthouse takes for a fault. */
const NOT_INDEXED = ['is-crawlable'];

/** One page of each kind on which visitors arrive. */
export async function measuredPages(origin: string): Promise<MeasuredPage[]> {
  const read = <T>(path: string): Promise<T> => readWhenThere<T>(origin + path);
  const { businesses } = await read<SearchResponse>('/api/businesses/search?rating=4&sortBy=rating');
  const { cities } = await read<PracticeHub>('/api/seo/practice/personal-injury');
  const { posts } = await read<BlogPostPage>('/api/blog/posts');
  const page = (name: string, path: string, skipAudits: string[] = []) => ({ name, path, skipAudits });
  return [
    page('home', '/'),
    page('search', searchPath({ query: 'divorce' }), NOT_INDEXED),
    page('category', categoryPath('personal-injury')),
    page('city', cityPath('Houston', 'TX')),
    page('firm', businessPath(businesses[0]?.slug ?? '')),
    page('landing', cities[0]?.to ?? ''),
    page('blog', BLOG_PATH),
    page('post', blogPostPath(posts[0]?.slug ?? '')),
  ];
}
