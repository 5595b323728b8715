import type { PageModule } from '@lawdex/mf-kit/runtime';
import type { ComponentType } from 'react';

const page = (Page: ComponentType): PageModule => ({ Page });

/** The shell's own pages, by the modules that mf.json names. Their texts are long: each is loaded when it is asked for. */
export const SHELL_PAGES: Record<string, () => Promise<PageModule>> = {
  'shell/privacy': async () =>
    page((await import(/* webpackChunkName: "expose-privacy" */ './PrivacyPage.tsx')).PrivacyPage),
  'shell/terms': async () => page((await import(/* webpackChunkName: "expose-terms" */ './TermsPage.tsx')).TermsPage),
  'shell/ranking': async () =>
    page((await import(/* webpackChunkName: "expose-ranking" */ './RankingPage.tsx')).RankingPage),
};
