/** In how many of the posts that are shown at the time `$1` each word stands. Words of one letter are never meant by another. */
export const VOCABULARY = `
  select word, ndoc as count from ts_stat(format(
    'select search from blog_posts where status = ''published'' and published_at <= %L', $1::timestamptz))
  where length(word) between 3 and 30 and word !~ '[0-9]'`;
