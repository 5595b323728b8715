import type { APIRequestContext } from '@playwright/test';
import { blogPostPath, businessPath, comparePath, reportReviewPath, reviewReportedPath } from '@lawdex/contracts';
import type { BlogPostPage } from '@lawdex/contracts';
import { reviewsOf, someBusiness, someIds } from './businesses.ts';
import { getJson } from './patiently.ts';

/**
 * Every screen and state with an address. `business`, `report` and `post` stand for some of the demo data, `compare 4`
 * for a comparison of four.
 */
export const SCREENS: Record<string, string> = {
  home: '/',
  search: '/search',
  'search with filters': '/search?query=divorce&rating=4&sortBy=rating',
  'search with its map': '/search?view=map',
  'search with the map of a city': '/search?location=Houston%2C+TX&view=map',
  'search of somebody in danger': '/search?query=my+husband+hits+me',
  'the same in Spanish': '/search?query=mi+esposo+me+pega',
  'search without results': '/search?query=qqzzyyxx',
  business: 'business',
  'business not found': '/business/no-such-business',
  'report of a review': 'report',
  'report that was sent': 'report sent',
  'report of a review not found': '/business/no-such-business/reviews/none/report',
  'add your business': '/business/add',
  category: '/category/personal-injury',
  'category with filters': '/category/personal-injury?sortBy=rating&isOpen=true',
  'category with filters that leave nobody': '/category/personal-injury?rating=5&language=it&freeConsultation=true',
  'category not found': '/category/no-such-practice',
  'all practice areas': '/practice-areas',
  'all cities': '/cities',
  'cities of a state': '/cities/texas',
  city: '/city/houston?state=TX',
  'city with filters': '/city/houston?state=TX&sortBy=name&rating=3',
  'city not found': '/city/atlantis?state=TX',
  'landing of lawyers': '/best-personal-injury-lawyers-in-houston',
  'landing of a practice area and a city': '/personal-injury-lawyers-in-new-york',
  'landing near me': '/best-personal-injury-lawyers-near-me',
  'landing of businesses': '/open-now-personal-injury-near-me',
  'landing of a state': '/lawyers-in-texas',
  'landing of a city': '/lawyers-in-houston',
  'landing of all states': '/lawyers-by-state',
  'landing not found': '/best-cat-lawyers-in-atlantis',
  'comparison of two': 'compare 2',
  'comparison of four': 'compare 4',
  'comparison of too few': '/compare',
  'nothing saved': '/saved',
  blog: '/blog',
  'second page of the blog': '/blog?page=2',
  'search in the blog': '/blog?query=fees',
  'search in the blog without results': '/blog?query=qqzzyyxx',
  'blog post': 'post',
  'blog post not found': '/blog/no-such-post',
  'blog category': '/blog/category/costs-and-fees',
  'blog category not found': '/blog/category/no-such-category',
  'blog tag': '/blog/tag/fee-agreements',
  'blog tag not found': '/blog/tag/no-such-tag',
  'blog author': '/blog/author/maya-ellison',
  'blog author not found': '/blog/author/no-such-author',
  privacy: '/privacy',
  terms: '/terms',
  'how results are ranked': '/how-results-are-ranked',
  'how reviews are checked': '/reviews/rules',
  'removed reviews': '/reviews/removed',
  'not found': '/no/such/page',
};

export async function pathOf(address: string, request: APIRequestContext, origin = ''): Promise<string> {
  const [word, count] = address.split(' ');
  if (word === 'business') return businessPath((await someBusiness(request, 0, origin)).slug);
  if (word === 'report') {
    const { id, slug } = await someBusiness(request, 0, origin);
    const [review] = await reviewsOf(request, id, origin);
    return (count === 'sent' ? reviewReportedPath : reportReviewPath)(slug, review?.id ?? '');
  }
  if (word === 'compare') return comparePath(await someIds(request, Number(count), origin));
  if (word !== 'post') return address;
  const { posts } = await getJson<BlogPostPage>(request, `${origin}/api/blog/posts`);
  return blogPostPath(posts[0]?.slug ?? '');
}
