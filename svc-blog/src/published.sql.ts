/** Shown to everybody at the time `now`. Every statement that visitors reach has it, so that drafts and scheduled posts stay unseen. */
export const published = (now: string, post = 'p'): string =>
  `${post}.status = 'published' and ${post}.published_at <= ${now}`;
