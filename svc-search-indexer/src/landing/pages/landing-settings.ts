export const LANDING_SETTINGS = Symbol('settings of landing pages');

export interface LandingSettings {
  /** The site's public origin; null: addresses are paths. */
  origin: string | null;
  demoData: boolean;
}
