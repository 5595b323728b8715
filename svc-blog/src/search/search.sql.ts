/** Counts the posts that hold each word, among those shown at the time `$1`. Very short and very long words are no corrections. */
export const VOCABULARY = `
  select word, ndoc as count from ts_stat(format(
    'select search from blog_posts where status = ''published'' and published_at <= %L', $1::timestamptz))
  where length(word) between 3 and 30 and word !~ '[0-9]'`;
