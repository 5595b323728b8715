import { countOf } from '@lawdex/contracts';
import { landingCrumbs } from '@lawdex/seo';
import { Badge, Breadcrumbs, Container, Icon, StatList, StatTile } from '@lawdex/ui';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { BlogPart } from '../../lib/from-the-blog/BlogPart.tsx';
import { LandingSection } from './LandingSection.tsx';
import { FeaturedBusinesses } from './FeaturedBusinesses.tsx';
import type { Landing } from './landing.queries.ts';
import { figuresOf, layoutOf, paragraphsOf } from './landing.core.ts';
import { NearMe } from './NearMe.tsx';
import { LinkGroups, RelatedServices } from './RelatedServices.tsx';
import { ConsultationBox, LandingFaq, LegalResources, WhyChoose } from './LandingAdvice.tsx';
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

function LandingFigures({ page }: { page: Landing }) {
  const figures = figuresOf(page);
  if (figures.length === 0) return null;
  return (
    <StatList>
      {figures.map(({ label, value }) => (
        <StatTile key={label} label={label} value={value} />
      ))}
    </StatList>
  );
}

/** Links from a page with few businesses to the next wider page. */
function ThinNote({ page: { robots, parent, total } }: { page: Landing }) {
  if (robots.index || !parent || total === 0) return null;
  return (
    <p className={styles.note}>
      <Icon name="info" size="sm" />
      <span>
        There is more to choose from at <Link to={parent.to}>{parent.text}</Link>: {countOf(parent.count, 'law firm')}.
      </span>
    </p>
  );
}

function LandingHeader({ page }: { page: Landing }) {
  const { modifierLabel, category, text, h1Title, introContent } = page;
  const subject = category ?? text;
  const where = page.location ?? (page.place?.kind === 'near-me' ? 'United States' : null);
  return (
    <header className={styles.head}>
      <ul className={styles.badges} aria-label="What this page lists">
        {modifierLabel && (
          <li>
            <Badge tone="good">{modifierLabel}</Badge>
          </li>
        )}
        {where && (
          <li>
            <Badge tone="outline">
              <Icon name="map-pin" size="sm" />
              {where}
            </Badge>
          </li>
        )}
        {subject && (
          <li>
            <Badge tone="accent">{subject}</Badge>
          </li>
        )}
      </ul>
      <h1>{h1Title}</h1>
      <p className={styles.intro}>{paragraphsOf(introContent)[0]}</p>
    </header>
  );
}

/** The figures in words. They stand below the businesses, which visitors want first. */
function WhatListingsSay({ page }: { page: Landing }) {
  const [, ...paragraphs] = paragraphsOf(page.introContent);
  if (paragraphs.length === 0) return null;
  return (
    <LandingSection title="What the Listings Say">
      <div className={styles.paragraphs}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </LandingSection>
  );
}
