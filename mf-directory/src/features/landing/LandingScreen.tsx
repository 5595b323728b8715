import { landingCrumbs } from '@lawdex/seo';
import { Breadcrumbs, Container } from '@lawdex/ui';
import clsx from 'clsx';
import { BlogPart } from '../../lib/from-the-blog/BlogPart.tsx';
import { ConsultationBox } from './advice/ConsultationBox.tsx';
import { FeaturedBusinesses } from './listings/FeaturedBusinesses.tsx';
import { LandingFaq } from './advice/LandingFaq.tsx';
import { LandingHeader } from './LandingHeader.tsx';
import type { Landing } from './landing.queries.ts';
import { LandingFigures } from './listings/LandingFigures.tsx';
import { layoutOf } from './layout.core.ts';
import { LegalResources } from './advice/LegalResources.tsx';
import { LinkGroups } from './links/LinkGroups.tsx';
import { NearMe } from './links/NearMe.tsx';
import { RelatedServices } from './links/RelatedServices.tsx';
import { ThinNote } from './listings/ThinNote.tsx';
import { WhatListingsSay } from './listings/WhatListingsSay.tsx';
import { WhyChoose } from './advice/WhyChoose.tsx';
import styles from './landing.module.css';

export interface LandingScreenProps {
  page: Landing;
  /** The same page is being loaded around a position. */
  isOutdated: boolean;
}

export function LandingScreen({ page, isOutdated }: LandingScreenProps) {
  const layout = layoutOf(page);
  const isHub = layout === 'hub';
  const isOfLawyers = layout === 'lawyers';
  const hasBusinesses = page.total > 0;
  return (
    <Container className={styles.page}>
      <Breadcrumbs items={landingCrumbs(page)} />
      <div className={clsx(styles.top, isOfLawyers && hasBusinesses && styles.withBox)}>
        <LandingHeader page={page} />
        <LandingFigures page={page} />
        {isOfLawyers && hasBusinesses && <ConsultationBox page={page} />}
      </div>
      {page.place?.kind === 'near-me' && <NearMe page={page} />}
      <ThinNote page={page} />
      {isHub && <LinkGroups groups={page.hubs} />}
      <FeaturedBusinesses page={page} isOutdated={isOutdated} />
      {!isHub && hasBusinesses && <WhyChoose page={page} />}
      <WhatListingsSay page={page} />
      <LandingFaq questions={page.faqs} />
      {(isOfLawyers || isHub) && <LegalResources page={page} />}
      <RelatedServices page={page} groups={isHub ? [] : page.hubs} />
      <BlogPart practice={page.categorySlug ?? undefined} />
    </Container>
  );
}
