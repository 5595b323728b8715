// Written by `npm run openapi` from the service's own code. Do not edit.
export interface paths {
  '/api/blog/author/{id}/posts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listAuthorPosts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/blog/authors': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listBlogAuthors'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/blog/categories': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listBlogCategories'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/blog/category/{id}/posts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listCategoryPosts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/blog/moved': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['findMovedPost'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/blog/popular': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listPopularPosts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/blog/posts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listPosts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/blog/posts/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['getPost'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/blog/related/{postId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listRelatedPosts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/blog/rss': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['getFeed'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/blog/tag/{id}/posts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listTagPosts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/blog/tags': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listBlogTags'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    ApiErrorDto: {
      /**
       * @description Stable, snake_case.
       * @example business_not_found
       */
      code: string;
      /** @description For people: names the parameter and says what to do. */
      message: string;
      /** @description What to quote when asking about this answer. */
      requestId: string;
    };
    BlogAuthorDto: {
      /** @description A path on the same origin. */
      avatar: string | null;
      bio: string | null;
      /** Format: uuid */
      id: string;
      name: string;
      postCount: number;
      slug: string;
      socialLinks: components['schemas']['BlogSocialLinksDto'];
      /** @description IANA name. */
      timeZone: string;
    };
    BlogCategoryDto: {
      description: string | null;
      /** Format: uuid */
      id: string;
      name: string;
      /**
       * Format: uuid
       * @description The wider category.
       */
      parentId: string | null;
      /** @description Of the categories within it too. */
      postCount: number;
      slug: string;
    };
    BlogCityDto: {
      city: string;
      /** @description Two-letter abbreviation. */
      state: string;
    };
    BlogHeadingDto: {
      /** @description Of its element in the text. */
      id: string;
      /** @description 2 to 6. */
      level: number;
      text: string;
    };
    BlogPostAuthorDto: {
      /** @description A path on the same origin. */
      avatar: string | null;
      bio: string | null;
      /** Format: uuid */
      id: string;
      name: string;
      slug: string;
      /** @description IANA name. */
      timeZone: string;
    };
    BlogPostDto: {
      author: components['schemas']['BlogPostAuthorDto'];
      category: components['schemas']['BlogRefDto'] | null;
      /** @description Cities that it is about. */
      cities: components['schemas']['BlogCityDto'][];
      /** @description Sanitised HTML. */
      content: string;
      excerpt: string | null;
      /** @description A path on the same origin. */
      featuredImage: string | null;
      featuredImageAlt: string | null;
      /** @description In the order of the text. */
      headings: components['schemas']['BlogHeadingDto'][];
      /** Format: uuid */
      id: string;
      /** @description Only who has a link to it sees it. */
      isPreview?: boolean;
      /** @description For search engines. */
      metaDescription: string | null;
      /** @description Practice areas of the directory that it is about. */
      practices: components['schemas']['CategoryRefDto'][];
      /**
       * Format: date-time
       * @description Only a draft has none.
       */
      publishedAt: string | null;
      /** @description Minutes. */
      readTime: number;
      slug: string;
      /** @enum {string} */
      status: 'draft' | 'published';
      /** @description By name. */
      tags: components['schemas']['BlogRefDto'][];
      title: string;
      /** Format: date-time */
      updatedAt: string;
      viewCount: number;
    };
    BlogPostPageDto: {
      /** @description Newest first; the best match first when there is a `query`. */
      posts: components['schemas']['BlogPostSummaryDto'][];
      /** @description Of all pages. */
      total: number;
    };
    BlogPostSummaryDto: {
      author: components['schemas']['BlogPostAuthorDto'];
      category: components['schemas']['BlogRefDto'] | null;
      excerpt: string | null;
      /** @description A path on the same origin. */
      featuredImage: string | null;
      featuredImageAlt: string | null;
      /** Format: uuid */
      id: string;
      /** @description For search engines. */
      metaDescription: string | null;
      /**
       * Format: date-time
       * @description Only a draft has none.
       */
      publishedAt: string | null;
      /** @description Minutes. */
      readTime: number;
      slug: string;
      /** @enum {string} */
      status: 'draft' | 'published';
      /** @description By name. */
      tags: components['schemas']['BlogRefDto'][];
      title: string;
      /** Format: date-time */
      updatedAt: string;
      viewCount: number;
    };
    BlogRefDto: {
      /** Format: uuid */
      id: string;
      name: string;
      slug: string;
    };
    BlogSocialLinksDto: {
      github?: string;
      linkedin?: string;
      twitter?: string;
      website?: string;
    };
    BlogTagDto: {
      description: string | null;
      /** Format: uuid */
      id: string;
      name: string;
      postCount: number;
      slug: string;
    };
    CategoryRefDto: {
      name: string;
      slug: string;
    };
    MovedPageDto: {
      /** @description A path on the same origin. */
      path: string;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  listAuthorPosts: {
    parameters: {
      query?: {
        limit?: number;
        page?: number;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      200: {
        headers: {
          /** @description Entries of all pages. */
          'x-total-count'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BlogPostSummaryDto'][];
        };
      };
    };
  };
  listBlogAuthors: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BlogAuthorDto'][];
        };
      };
    };
  };
  listBlogCategories: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BlogCategoryDto'][];
        };
      };
    };
  };
  listCategoryPosts: {
    parameters: {
      query?: {
        limit?: number;
        page?: number;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      200: {
        headers: {
          /** @description Entries of all pages. */
          'x-total-count'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BlogPostSummaryDto'][];
        };
      };
    };
  };
  findMovedPost: {
    parameters: {
      query: {
        /** @description A path, as a browser asks for it. */
        path: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MovedPageDto'];
        };
      };
    };
  };
  listPopularPosts: {
    parameters: {
      query?: {
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BlogPostSummaryDto'][];
        };
      };
    };
  };
  listPosts: {
    parameters: {
      query?: {
        /** @description `Chicago` or `Chicago, IL`. */
        city?: string;
        limit?: number;
        page?: number;
        /** @description Slug of a practice area. */
        practice?: string;
        /** @description Words, in any spelling. */
        query?: string;
        /** @description Drafts are never answered. */
        status?: 'draft' | 'published';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BlogPostPageDto'];
        };
      };
    };
  };
  getPost: {
    parameters: {
      query?: {
        /** @description Of a link that shows a draft for a day. */
        preview?: string;
      };
      header?: {
        Purpose?: 'prefetch';
      };
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BlogPostDto'];
        };
      };
    };
  };
  listRelatedPosts: {
    parameters: {
      query?: {
        limit?: number;
      };
      header?: never;
      path: {
        postId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BlogPostSummaryDto'][];
        };
      };
    };
  };
  getFeed: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/rss+xml': string;
        };
      };
    };
  };
  listTagPosts: {
    parameters: {
      query?: {
        limit?: number;
        page?: number;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      200: {
        headers: {
          /** @description Entries of all pages. */
          'x-total-count'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BlogPostSummaryDto'][];
        };
      };
    };
  };
  listBlogTags: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BlogTagDto'][];
        };
      };
    };
  };
}
