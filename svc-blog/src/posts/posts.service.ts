import type { BlogPost, BlogPostPage, BlogPostRecord, BlogPostSummary } from '@lawdex/contracts';
import { descendants } from '@lawdex/contracts/practice-areas';
import { CLOCK, DomainError, limitAndOffset, mayLag, prepared, type Clock, type CurrentSubject } from '@lawdex/svc-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import { isPublished } from '../published.sql.ts';
import { Post } from './post.entity.ts';
import { presentPost, presentRecord, presentSummary, type PostRow, type SummaryRow } from './post-presenter.ts';
import type { PostsQuery } from './post-query.dto.ts';
import { PostSearchService } from './post-search.service.ts';
import * as sql from './posts.sql.ts';

export const postNotFound = (): DomainError => new DomainError('post_not_found', 404, 'There is no such blog post.');

@Injectable()
export class PostsService {
  private readonly page = mayLag<SummaryRow>(this.db, 'posts', sql.POSTS);
  private readonly total = mayLag<{ total: number }>(this.db, 'posts_total', sql.POSTS_TOTAL);
  private readonly one = prepared<PostRow>(this.db, 'post', sql.POST_BY_SLUG);
  private readonly any = prepared<PostRow>(this.db, 'any_post', sql.ANY_POST_BY_SLUG);
  private readonly newestRows = mayLag<PostRow>(this.db, 'newest_posts', sql.NEWEST_POSTS);
  private readonly popularRows = mayLag<SummaryRow>(this.db, 'popular_posts', sql.POPULAR_POSTS);
  private readonly relatedRows = mayLag<SummaryRow>(this.db, 'related_posts', sql.RELATED_POSTS);
  private readonly versioned = prepared<PostRow & { version: number }>(this.db, 'posts_by_id', sql.POSTS_BY_ID);

  constructor(
    private readonly db: DataSource,
    @InjectRepository(Post) private readonly stored: Repository<Post>,
    private readonly search: PostSearchService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list(query: PostsQuery): Promise<BlogPostPage> {
    if (query.status === 'draft') return { posts: [], total: 0 };
    const now = this.clock();
    const place = query.city === undefined ? null : readPlace(query.city);
    const filters = [
      query.practice === undefined ? null : [query.practice, ...descendants(query.practice)],
      place?.city ?? null,
      place?.state ?? null,
    ];
    if (query.query !== undefined) return this.search.find(query.query, { now, filters, page: limitAndOffset(query) });
    const [rows, [sum]] = await Promise.all([
      this.page([...limitAndOffset(query), now, ...filters]),
      this.total([now, ...filters]),
    ]);
    return { posts: rows.map(presentSummary), total: sum?.total ?? 0 };
  }

  async bySlug(slug: string): Promise<BlogPost> {
    const [row] = await this.one([slug, this.clock()]);
    if (!row) throw postNotFound();
    return presentPost(row);
  }

  async addViews(slug: string, views: number): Promise<void> {
    await this.stored.increment({ slug, ...isPublished(this.clock()) }, 'viewCount', views);
  }

  /** Answers a post to somebody who has a preview link, published or not. */
  async previewed(slug: string): Promise<BlogPost> {
    const [row] = await this.any([slug]);
    if (!row) throw postNotFound();
    const isShown = row.status === 'published' && row.publishedAt !== null && row.publishedAt <= this.clock();
    return { ...presentPost(row), ...(!isShown && { isPreview: true }) };
  }

  /** Answers whole posts. */
  async newest(limit: number): Promise<BlogPost[]> {
    return (await this.newestRows([limit, this.clock()])).map(presentPost);
  }

  async popular(limit: number): Promise<BlogPostSummary[]> {
    return (await this.popularRows([limit, this.clock()])).map(presentSummary);
  }

  async related(id: string, limit: number): Promise<BlogPostSummary[]> {
    const now = this.clock();
    const rows = await this.relatedRows([limit, id, now]);
    if (rows.length === 0 && !(await this.stored.existsBy({ id, ...isPublished(now) }))) throw postNotFound();
    return rows.map(presentSummary);
  }

  /** Reads the present state for other services. Posts that were deleted are left out. */
  async current(ids: readonly string[]): Promise<CurrentSubject<BlogPostRecord>[]> {
    const rows = await this.versioned([ids]);
    return rows.map(({ version, ...row }) => ({ id: row.id, version, payload: presentRecord(row) }));
  }
}

/** Reads `Chicago` and `chicago, il`. */
function readPlace(text: string): { city: string; state: string | null } {
  const [, city = text, state = null] = /^(.*\S)\s*,\s*([a-z]{2})$/i.exec(text.trim()) ?? [];
  return { city: city.trim(), state };
}
