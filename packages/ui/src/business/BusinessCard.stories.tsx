import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { business } from '../../test/fixtures.ts';
import { BusinessCard, BusinessCardSkeleton } from './BusinessCard.tsx';
import styles from './BusinessCard.stories.module.css';

const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 10'%3E%3Crect width='16' height='10' fill='%2300695c'/%3E%3C/svg%3E";
const shown = { ...business, image: PICTURE };

export default {
  component: BusinessCard,
  args: { business: shown, headingLevel: 2 },
  decorators: (Shown) => (
    <div className={styles.list}>
      <Shown />
    </div>
  ),
} satisfies Meta<typeof BusinessCard>;
type Story = StoryObj<typeof BusinessCard>;

const showing = (changes: Partial<typeof business>): Story => ({ args: { business: { ...shown, ...changes } } });

export const Vertical: Story = {};
export const Horizontal: Story = { args: { layout: 'horizontal' } };
export const NoReviews = showing({ rating: '0.0', reviewCount: 0 });
export const NoImage = showing({ image: null });
export const NoPhone = showing({ phone: null });
export const Closed = showing({ isOpen: false, opensOrCloses: 'opens Mon 8:30 AM' });
export const UnknownHours = showing({ isOpen: null });
export const NearTheVisitor: Story = {
  args: { business: { ...shown, distanceMiles: 0.4 }, measuredFrom: 'you' },
};
export const FoundByAnotherArea = showing({ alsoPractices: ['Landlord & Tenant'] });
export const BareFacts = showing({
  description: '',
  category: null,
  priceRange: null,
  hasDelivery: false,
  hasTakeout: false,
  freeConsultation: false,
});
export const Court = showing({ kind: 'court', name: 'Middlesex County Superior Court', category: null, isOpen: null });
export const LegalAid = showing({ kind: 'legal-aid', category: null });
export const EveryFact: Story = {
  args: {
    business: {
      ...shown,
      videoConsultation: true,
      distanceMiles: 1204,
      reviewCount: 12_345,
      alsoPractices: ['Eviction'],
    },
    measuredFrom: 'the center of San Antonio',
  },
};
export const LongName = showing({
  name: 'Montgomery, Featherstonehaugh, Cholmondeley, Wriothesley & Associates, Attorneys and Counselors at Law',
});
export const OneLongWord: Story = {
  args: { layout: 'horizontal', business: { ...shown, name: 'W'.repeat(80), address: 'W'.repeat(80) } },
};
export const LongFacts = showing({
  description: 'x'.repeat(400),
  phone: '5'.repeat(60),
  category: { name: 'W'.repeat(60), slug: 'w' },
});

/** The list belongs to mf-compare; a card reads it from storage. */
export const InCompare: Story = {
  beforeEach: () => {
    localStorage.setItem('compareList', JSON.stringify([business.id]));
    return () => localStorage.removeItem('compareList');
  },
};

export const OnItsWay: Story = { render: () => <BusinessCardSkeleton /> };
export const HorizontalOnItsWay: Story = { render: () => <BusinessCardSkeleton layout="horizontal" /> };
