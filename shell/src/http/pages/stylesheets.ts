import type { ReleaseSet } from '../../registry/release-set.ts';
import { hashSource } from '../content/csp.ts';

/** The stylesheets of a page, in both ways in which a document can bring them. */
export interface Stylesheets {
  /** For who has them: a browser that comes from another page of this site. */
  linked: string;
  /** For who has none yet, and would wait for them as long as for the document. */
  inlined: string;
  /** Sources of the inlined ones for the content security policy. */
  sources: readonly string[];
}

const link = (url: string) => `<link rel="stylesheet" href="${url}">`;
// Pages that load later look for `data-href`, and do not load the sheet again.
const inline = (url: string, css: string) => `<style data-href="${url}">${css}</style>`;

/** Stylesheets that the set does not hold, or that would end their element, are linked only. */
export function stylesheetsOf({ styles }: Pick<ReleaseSet, 'styles'>, urls: readonly string[]): Stylesheets {
  const texts = urls.map((url) => ({ url, css: styles.get(url) }));
  const isInline = (css: string | undefined): css is string => css !== undefined && !css.includes('</');
  return {
    linked: urls.map(link).join(''),
    inlined: texts.map(({ url, css }) => (isInline(css) ? inline(url, css) : link(url))).join(''),
    sources: texts.flatMap(({ css }) => (isInline(css) ? [hashSource(css)] : [])),
  };
}
