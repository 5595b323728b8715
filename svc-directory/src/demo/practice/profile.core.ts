/** The common traits of businesses of one practice area: the words of their texts, their fees and their hours. */
export interface PracticeProfile {
  /** Slug of the category. */
  slug: string;
  /** Share of the businesses, relative to the other areas. */
  weight: number;
  /** Endings of a business's name: `Injury Law`. */
  nameEndings: string[];
  /** The people it represents; fits after `represents`. */
  clients: string[];
  /** Its work; fits after `help with`. */
  matters: string[];
  /** A sentence about how such a business works. */
  facts: string[];
  /** Matters that reviewers brought; fits after `my`. */
  cases: string[];
  /** Sentences of pleased reviewers. */
  praise: string[];
  /** Sentences of disappointed reviewers. */
  gripes: string[];
  /** Chances of contingency, flat and hourly fees. */
  fees: [contingency: number, flat: number, hourly: number];
  /** Weights of $, $$, $$$ and $$$$. */
  prices: [number, number, number, number];
  hours: 'office' | 'flexible' | 'late';
  /** Chance of a free first consultation. */
  freeConsultation: number;
  /** Slugs of areas that such businesses often practise besides. */
  related: string[];
  /** Most clients speak another language at home. */
  servesNewcomers?: true;
  /** Not called after its lawyers. */
  isCharity?: true;
}
