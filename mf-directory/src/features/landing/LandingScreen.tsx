import { landingCrumbs } from '@lawdex/seo';
import { Breadcrumbs, Container } from '@lawdex/ui';
import clsx from 'clsx';
import { BlogPart } from '../../lib/from-the-blog/BlogPart.tsx';
import { ConsultationBox } from './ConsultationBox.tsx';
import { FeaturedFirms } from './FeaturedFirms.tsx';
import { LandingFaq } from './LandingFaq.tsx';
import { LandingHeader } from './LandingHeader.tsx';
import type { Landing } from './landing.queries.ts';
import { LandingFigures } from './LandingFigures.tsx';
import { layoutOf } from './layout.core.ts';
import { LegalResources } from './LegalResources.tsx';
import { LinkGroups } from './LinkGroups.tsx';
import { NearMe } from './NearMe.tsx';
import { RelatedServices } from './RelatedServices.tsx';
import { ThinNote } from './ThinNote.tsx';
import { WhatListingsSay } from './WhatListingsSay.tsx';
import { WhyChoose } from './WhyChoose.tsx';
import styles from './landing.module.css';

export interface LandingScreenProps {
  page: Landing;
  /** Shown while the same page is looked up around a position. */
  isOutdated: boolean;
}

export function LandingScreen({ page, isOutdated }: LandingScreenProps) {
  const layout = layoutOf(page);
  const isHub = layout === 'hub';
  const isOfLawyers = layout === 'lawyers';
  const hasFirms = page.total > 0;
  return (
    <Container className={styles.page}>
      <Breadcrumbs items={landingCrumbs(page)} />
      <div className={clsx(styles.top, isOfLawyers && hasFirms && styles.withBox)}>
        <LandingHeader page={page} />
        <LandingFigures page={page} />
        {isOfLawyers && hasFirms && <ConsultationBox page={page} />}
      </div>
      {page.place?.kind === 'near-me' && <NearMe page={page} />}
      <ThinNote page={page} />
      {isHub && <LinkGroups groups={page.hubs} />}
      <FeaturedFirms page={page} isOutdated={isOutdated} />
      {!isHub && hasFirms && <WhyChoose page={page} />}
      <WhatListingsSay page={page} />
      <LandingFaq questions={page.faqs} />
      {(isOfLawyers || isHub) && <LegalResources page={page} />}
      <RelatedServices page={page} groups={isHub ? [] : page.hubs} />
      <BlogPart practice={page.categorySlug ?? undefined} />
    </Container>
  );
}
