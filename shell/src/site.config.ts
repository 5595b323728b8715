import { SITE_NAME, type Analytics, type Site } from '@lawdex/contracts';

/** The product's names and texts. The origin comes from the configuration, never from a request's header. */
export const siteConfig = (origin: string, demoData: boolean, analytics: Analytics | null = null): Site => ({
  name: SITE_NAME,
  origin: origin.replace(/\/+$/, ''),
  demoData,
  contactEmail: 'hello@lawdex.example',
  social: [
    { network: 'facebook', label: 'Facebook', url: 'https://www.facebook.com/lawdex' },
    { network: 'x', label: 'X', url: 'https://x.com/lawdex' },
    { network: 'linkedin', label: 'LinkedIn', url: 'https://www.linkedin.com/company/lawdex' },
    { network: 'instagram', label: 'Instagram', url: 'https://www.instagram.com/lawdex' },
  ],
  legalDate: '2025-01-01',
  ...(analytics && { analytics }),
});
