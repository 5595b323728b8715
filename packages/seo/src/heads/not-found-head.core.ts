import type { Head } from '../head/head.core.ts';

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
