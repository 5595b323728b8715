/** The name of the product. */
export const SITE_NAME = 'Lawdex';

/** The name of the product and where it lives: configured in one place, the shell, and handed to every page. */
export interface Site {
  name: string;
  /** Scheme, host and port, without a trailing slash. Canonicals, feeds and sitemaps are built from it alone. */
  origin: string;
  /** True while the directory holds generated firms: says so on every page, and keeps the site out of search engines. */
  demoData: boolean;
  contactEmail: string;
  social: SocialLink[];
  /** Last update of the legal pages, ISO date. */
  legalDate: string;
  /** Measured after consent only; absent, nothing is ever loaded. */
  analytics?: Analytics;
}

export interface Analytics {
  /** The property's id, as the provider names it. */
  id: string;
  /** The provider's script, https. */
  scriptUrl: string;
}

export interface SocialLink {
  network: 'facebook' | 'x' | 'linkedin' | 'instagram';
  label: string;
  url: string;
}
