import { slugify } from '@lawdex/contracts';

const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const SLUG_MAX = 120;
export const SLUG_RULE = 'must have lowercase letters, digits and single hyphens';

export const isSlug = (text: string): boolean => SLUG_PATTERN.test(text) && text.length <= SLUG_MAX;

/** The slug that a text would have; empty when it has none. */
export const slugFrom = (text: string): string => slugify(text).slice(0, SLUG_MAX).replace(/-$/, '');

/** Shows the slug that a text would have. */
export function suchAs(text: string, ending = ''): string {
  const made = slugFrom(text);
  return made === '' || made === text ? '' : `, such as ${made}${ending}`;
}

const ENDING = /\.(md|markdown|html?)$/i;
const PICTURE = /\.(svg|png|jpe?g|webp|avif|gif|ico)$/i;

// A post may be called license.md; in capitals it is the licence of the files around it.
const NO_POST = /^(?:[Rr][Ee][Aa][Dd][Mm][Ee]|LICEN[CS]E)\./;

/** What a post may be called, for messages. */
export const POST_ENDINGS = '.md, .markdown or .html';

export const isPostName = (name: string): boolean => ENDING.test(name) && !NO_POST.test(name);
export const isHtml = (file: string): boolean => /\.html?$/i.test(file);
/** Whether a folder may hold a file of this name without a word about it. */
export const isBeside = (name: string): boolean => PICTURE.test(name) || /^(readme|licen[cs]e)\b/i.test(name);

export const withoutEnding = (name: string): string => name.replace(ENDING, '');
export const withoutDay = (name: string): string => name.replace(/^\d{4}-\d{1,2}-\d{1,2}-(?=.)/, '');

const DAY = /(?:^|[/\\])(\d{4})[-/\\](\d{1,2})[-/\\](\d{1,2})[-/\\][^/\\]+(?:[/\\]index\.[a-z]+)?$/i;

/** The day in the name of a file or of its folders: `2024-05-01-fees.md` of Jekyll, `2024-05-01-fees/index.md`, `2024/05/01/fees.md`. */
export function dayOf(file: string): string | null {
  const [, year, month = '', day = ''] = DAY.exec(file) ?? [];
  return year === undefined ? null : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Reads the slug of a post in the path of its file: `fees.md`, `fees/index.md`, and `_posts/2024-05-01-fees.md` of Jekyll. */
export function slugOf(file: string, isLenient: boolean): { slug: string; doubt?: string } | { problem: string } {
  const segments = file.split(/[/\\]/);
  const base = withoutEnding(segments.at(-1) ?? '');
  if (base === '_index') return { problem: 'is the page of a list in Hugo, and no post; move it elsewhere' };
  const name = base.toLowerCase() === 'index' ? (segments.at(-2) ?? '') : base;
  const isJekyll = segments.includes('_posts');
  const slug = isJekyll ? withoutDay(name) : name;
  if (isSlug(slug)) return { slug };
  // A point parts words, so that 1.1 and 11 are two posts. Programs write a blank as %20.
  const made = slugFrom(slug.replace(/\.|%20/g, '-'));
  if (isLenient && made !== '') return { slug: made, doubt: `the post is called ${made}` };
  const rule = slug.length > SLUG_MAX ? `must have ${SLUG_MAX} characters at most` : SLUG_RULE;
  return { problem: `the name of the file ${rule}${suchAs(slug, /\.[a-z]+$/i.exec(file)?.[0].toLowerCase())}` };
}
