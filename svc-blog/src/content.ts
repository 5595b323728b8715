/** The content that comes with the site. It is the same folder from `src/` and `dist/`. */
export const CONTENT_FOLDER = new URL('../content/', import.meta.url);
