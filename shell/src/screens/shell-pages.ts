import type { PageModule } from '@lawdex/mf-kit/runtime';
import type { ComponentType } from 'react';

const page = (Page: ComponentType): PageModule => ({ Page });

/** The shell's own pages by their modules in mf.json. Each loads when it is needed, because their texts are long. */
export const SHELL_PAGES: Record<string, () => Promise<PageModule>> = {
  'shell/privacy': async () =>
    page((await import(/* webpackChunkName: "expose-privacy" */ './PrivacyPage.tsx')).PrivacyPage),
  'shell/terms': async () => page((await import(/* webpackChunkName: "expose-terms" */ './TermsPage.tsx')).TermsPage),
  'shell/ranking': async () =>
    page((await import(/* webpackChunkName: "expose-ranking" */ './RankingPage.tsx')).RankingPage),
  'shell/review-rules': async () =>
    page((await import(/* webpackChunkName: "expose-review-rules" */ './ReviewRulesPage.tsx')).ReviewRulesPage),
};
