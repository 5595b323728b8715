import type { ComponentType } from 'react';

/** The HTML of a component that depends on its props alone; null when it must be rendered in place. */
export type HtmlKeeper = <P extends object>(component: ComponentType<P>, props: P) => string | null;

/** Only render workers have it, and not those of older shells, which lack this export. */
export let keptHtml: HtmlKeeper | undefined;

export const keepHtmlBy = (keeper: HtmlKeeper): void => {
  keptHtml = keeper;
};
