import { homeHead } from '@lawdex/seo';
import { useHead, useSite } from '@lawdex/mf-kit/runtime';
import { BrowseCities } from './BrowseCities.tsx';
import { BrowsePractices } from './BrowsePractices.tsx';
import { Featured } from './Featured.tsx';
import { Hero } from './Hero.tsx';
import { LinkSections } from './LinkSections.tsx';
import { PopularSearches } from './PopularSearches.tsx';

export function HomePage() {
  useHead(homeHead(useSite()));
  return (
    <>
      <Hero />
      <Featured />
      <PopularSearches />
      <BrowsePractices />
      <BrowseCities />
      <LinkSections />
    </>
  );
}
