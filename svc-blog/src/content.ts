/** Posts, authors, categories, tags and pictures that come with the site; the same folder from `src/` and `dist/`. */
export const CONTENT_FOLDER = new URL('../content/', import.meta.url);
