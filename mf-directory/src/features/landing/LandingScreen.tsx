import { landingCrumbs } from '@lawdex/seo';
import { Badge, Icon, StatList } from '@lawdex/ui';
import { Link } from 'react-router-dom';
import { BlogPart } from '../../lib/from-the-blog/BlogPart.tsx';
import { ListAbout } from '../../lib/list-head/ListAbout.tsx';
import { ListHead, ListPage } from '../../lib/list-head/ListHead.tsx';
import { FeaturedBusinesses } from './FeaturedBusinesses.tsx';
import type { Landing } from './landing.queries.ts';
import { figuresOf, layoutOf } from './landing.core.ts';
import { ChooseCity, NearMe } from './NearMe.tsx';
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
    <ListPage>
      <ListHead crumbs={landingCrumbs(page)} title={page.h1Title}>
        <ListAbout
          what={page.category ?? page.text ?? undefined}
          where={page.place?.kind === 'near-me' ? undefined : (page.location ?? undefined)}
          figures={
            <>
              <Badges page={page} />
              <StatList figures={figuresOf(page)} />
            </>
          }
          intro={page.introContent}
        />
      </ListHead>
      {page.place?.kind === 'near-me' && <NearMe page={page} />}
      {isHub && !hasBusinesses && <LinkGroups groups={page.hubs} />}
      <FeaturedBusinesses page={page} isOutdated={isOutdated} />
      <ThinNote page={page} />
      {page.place?.kind === 'near-me' && <ChooseCity page={page} />}
      {isHub && hasBusinesses && <LinkGroups folds groups={page.hubs} />}
      {isOfLawyers && hasBusinesses && <ConsultationBox page={page} />}
      {!isHub && hasBusinesses && <WhyChoose page={page} />}
      <LandingFaq questions={page.faqs} />
      {(isOfLawyers || isHub) && <LegalResources page={page} />}
      <RelatedServices page={page} groups={isHub ? [] : page.hubs} />
      <BlogPart practice={page.categorySlug ?? undefined} />
    </ListPage>
  );
}

/** Links from a page with few businesses to the next wider page. */
function ThinNote({ page: { robots, parent, total } }: { page: Landing }) {
  if (robots.index || !parent || total === 0) return null;
  return (
    <p className={styles.note}>
      <Icon name="info" size="sm" />
      <span>
        There is more to choose from at <Link to={parent.to}>{parent.text}</Link>.
      </span>
    </p>
  );
}

function Badges({ page: { modifierLabel, category, text, location, place } }: { page: Landing }) {
  const subject = category ?? text;
  const where = location ?? (place?.kind === 'near-me' ? 'United States' : null);
  const badges = [
    { tone: 'good', label: modifierLabel },
    { tone: 'outline', label: where },
    { tone: 'accent', label: subject },
  ] as const;
  return (
    <ul className={styles.badges} aria-label="What this page lists">
      {badges.map(
        ({ tone, label }) =>
          label && (
            <li key={tone}>
              <Badge tone={tone}>{label}</Badge>
            </li>
          ),
      )}
    </ul>
  );
}
