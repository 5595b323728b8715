import { isTakenId } from './taken-ids.core.ts';

type Holds = (value: string) => boolean;
/** Attributes, and what each may hold. */
type Attributes = Readonly<Record<string, Holds>>;

const matches =
  (pattern: RegExp): Holds =>
  (value) =>
    pattern.test(value);
const ANY: Holds = () => true;
const NUMBER = matches(/^\d{1,5}$/);
const SPAN: Holds = (value) => /^\d{1,3}$/.test(value) && Number(value) >= 2 && Number(value) <= 100;
const CELL = { colspan: SPAN, rowspan: SPAN };

const each = (tags: string, attributes: Attributes): Record<string, Attributes> =>
  Object.fromEntries(tags.split(' ').map((tag) => [tag, attributes]));

export const ARTICLE_INLINE =
  'a strong em b i u s del ins sub sup small mark code kbd samp var q cite dfn abbr span br img'.split(' ');

/**
 * All elements that an article may hold. The service holds articles to this list when it writes and reads them, and the page does so again,
 * so that a mistake in one of them opens no hole.
 */
export const ARTICLE_ELEMENTS: Readonly<Record<string, Attributes>> = {
  ...each('p blockquote pre hr figure figcaption ul dl dt dd table caption thead tbody tfoot tr', {}),
  ...each(ARTICLE_INLINE.join(' '), {}),
  ...each('h2 h3 h4 h5 h6', { id: (value) => /^\S+$/.test(value) && !isTakenId(value) }),
  a: {
    // A page of this site, a heading of the article, another site, a mailer or a phone: never a script.
    href: matches(/^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/i),
    rel: matches(/^[a-z ]+$/),
    id: matches(/^fnref-[1-9]\d{0,2}(?:-[1-9]\d{0,2})?$/),
    'aria-label': matches(/^(?:Note|Back to the text at note) \d{1,3}(?:, place \d{1,3})?$/),
  },
  li: { id: matches(/^fn-[1-9]\d{0,2}$/) },
  abbr: { title: ANY },
  // Pictures come from this site alone.
  img: { src: matches(/^\/(?![/\\])/), alt: ANY, width: NUMBER, height: NUMBER },
  ol: { start: matches(/^\d{1,4}$/) },
  td: CELL,
  th: { ...CELL, scope: matches(/^(?:row|col|rowgroup|colgroup)$/) },
};

/** Attributes that each of them may have. */
export const ARTICLE_ATTRIBUTES: Attributes = {
  lang: matches(/^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i),
  dir: matches(/^(?:ltr|rtl|auto)$/),
};
