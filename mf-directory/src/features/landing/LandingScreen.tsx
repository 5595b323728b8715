import type { LandingLinks } from '@lawdex/contracts';
import { landingCrumbs } from '@lawdex/seo';
import { Badge, Icon, LinkButton, LinkList, StatList } from '@lawdex/ui';
import { Link } from 'react-router-dom';
import { BusinessGrid } from '../../lib/BusinessGrid.tsx';
import { CountedLinks } from '../../lib/CountedLinks.tsx';
import { BlogPart } from '../../lib/from-the-blog/BlogPart.tsx';
import { ListAbout } from '../../lib/list-head/ListAbout.tsx';
import { ListHead, ListPage } from '../../lib/list-head/ListHead.tsx';
import { Section } from '../../lib/Section.tsx';
import type { Landing } from './landing.queries.ts';
import { figuresOf, layoutOf, SORT_LABELS } from './landing.core.ts';
import { ChooseCity, NearMe } from './NearMe.tsx';
import { ConsultationBox, LandingFaq, LegalResources, WhyChoose } from './LandingAdvice.tsx';
import styles from './landing.module.css';

/** `isOutdated`: the same page is being loaded around a position. */
export function LandingScreen({ page, isOutdated }: { page: Landing; isOutdated: boolean }) {
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

function FeaturedBusinesses({ page, isOutdated }: { page: Landing; isOutdated: boolean }) {
  const { businesses, total, sortedBy, chosenBy, searchPath } = page;
  if (businesses.length === 0) return page.type === 'generic' && page.hubs.length > 0 ? null : <Nearest page={page} />;
  return (
    <Section
      title="Featured Law Firms"
      aside={SORT_LABELS[sortedBy]}
      className={isOutdated ? styles.outdated : undefined}
      isOutdated={isOutdated}
    >
      <BusinessGrid businesses={businesses} priority measuredFrom={page.positionUsed ? 'you' : undefined} />
      <p className={styles.chosen}>{chosenBy}</p>
      {total > businesses.length && (
        <p className={styles.all}>
          <Link to={searchPath}>See all law firms</Link>
        </p>
      )}
    </Section>
  );
}

/** The way on from a page without firms, whose introduction says so. */
const Nearest = ({ page: { nearby, parent } }: { page: Landing }) => (
  <>
    {nearby.length > 0 && (
      <Section title="Nearest Places with Law Firms">
        <CountedLinks links={nearby} />
      </Section>
    )}
    {parent && (
      <p>
        <LinkButton to={parent.to}>{parent.text}</LinkButton>
      </p>
    )}
  </>
);

function RelatedServices({ page, groups }: { page: Landing; groups: readonly LandingLinks[] }) {
  const { relatedSearches, nearby, total } = page;
  const related = relatedSearches.map(({ text, url }) => ({ text, to: url }));
  // Without firms here the nearest places stand in their stead.
  const elsewhere = total > 0 && nearby.length > 0 ? [{ title: 'In Other Places', links: nearby }] : [];
  return (
    <>
      <LinkGroups folds groups={[...elsewhere, ...groups]} />
      {related.length > 0 && (
        <Section folds title="Related Legal Services">
          <LinkList links={related} layout="wide" />
        </Section>
      )}
    </>
  );
}

/** Links to other pages, each group under its own heading. */
const LinkGroups = ({ groups, folds }: { groups: readonly LandingLinks[]; folds?: boolean }) =>
  groups.map(({ title, links }) => (
    <Section key={title} folds={folds} title={title}>
      <CountedLinks links={links} />
    </Section>
  ));
