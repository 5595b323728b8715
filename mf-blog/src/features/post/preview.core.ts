/** The key in a link to a draft, which its author hands out. */
export const readPreview = (params: URLSearchParams): string | undefined => params.get('preview') || undefined;
