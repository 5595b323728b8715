/** What a link carries that shows a draft to whom its author has given it. */
export const readPreview = (params: URLSearchParams): string | undefined => params.get('preview') || undefined;
