export interface PopularSettings {
  /** Whether made-up searches are counted too. */
  demoData: boolean;
}

export const POPULAR_SETTINGS = Symbol('popular settings');
