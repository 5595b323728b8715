import type { Head } from '../head/head.core.ts';

/** The head of a page whose service failed. Its status tells crawlers to come back. */
export const failedHead = (title: string, path: string): Head => ({
  title,
  description: 'This page cannot be shown right now. Please try again in a moment.',
  canonicalPath: path,
  robots: { index: false, follow: true },
  status: 503,
});

/** The head while data loads, which only a browser shows. */
export const loadingHead = (title: string, path: string): Head => ({
  title,
  description: title,
  canonicalPath: path,
  robots: { index: false, follow: true },
});

export interface NotFoundHeadInput {
  /** The heading of the screen, such as 'Business Not Found'. */
  title?: string;
  description?: string;
  /** The requested path. */
  path: string;
  /** 404 by default. */
  status?: number | undefined;
}

export function notFoundHead(input: NotFoundHeadInput): Head {
  return {
    title: input.title ?? '404 Page Not Found',
    description: input.description ?? "The page you're looking for doesn't exist.",
    canonicalPath: input.path,
    robots: { index: false, follow: true },
    status: input.status ?? 404,
  };
}
