/** Writes articles into a page as the server does: raw, each in a box of its own, with a text after it. */
export const articlePage = (articles: readonly string[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Articles</title><link rel="stylesheet" href="/hostile.css"></head>
<body><header>Lawdex</header><main>${articles
  .map(
    (html, number) =>
      `<section data-number="${number}"><div class="article">${html}</div><p class="after">After</p></section>`,
  )
  .join('\n')}</main><footer>End</footer></body></html>`;

/**
 * The few styles that articles need once the site's own are gone, because they may be long, with words of any length.
 */
export const ARTICLE_STYLES = '.after { color: rgb(1, 2, 3) } .article { overflow-wrap: anywhere }';

export const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"></svg>';
