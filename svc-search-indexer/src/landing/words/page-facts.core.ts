import type { BusinessSummary, LandingFacts, LandingLink, LandingStats } from '@lawdex/contracts';
import type { PageSubject } from './page-names.core.ts';

/** All that the texts of a page are made of. */
export interface PageFacts {
  subject: PageSubject;
  total: number;
  /** Whether the list was chosen by the modifier. */
  applied: boolean;
  stats: LandingStats;
  facts: LandingFacts;
  /** Besides English, by name, the most frequent first. */
  languages: readonly { name: string; count: number }[];
  businesses: readonly Pick<BusinessSummary, 'name' | 'rating' | 'reviewCount' | 'freeConsultation'>[];
  nearby: LandingLink[];
  /** The largest parts of a state or of the country, by name; none of a city. */
  parts: readonly { name: string; count: number }[];
  radiusMiles: number | null;
}
