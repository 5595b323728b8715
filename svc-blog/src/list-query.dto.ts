import { BLOG_LIMIT_MAX } from '@lawdex/contracts';
import { PageNumber, WholeNumber } from '@lawdex/svc-kit';

export const Limit = (usual: number) => WholeNumber({ min: 1, max: BLOG_LIMIT_MAX, default: usual });

/** Pages of the posts of a category, a tag or an author. */
export class ListQuery {
  @PageNumber() page: number = 1;
  @Limit(BLOG_LIMIT_MAX) limit: number = BLOG_LIMIT_MAX;
}
