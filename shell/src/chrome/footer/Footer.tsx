import {
  ADD_BUSINESS_PATH,
  BLOG_PATH,
  categoryPath,
  CITIES_PATH,
  COMPARE_PATH,
  PRACTICE_AREAS_PATH,
  PRACTICE_NAMES,
  PRIVACY_PATH,
  RANKING_PATH,
  REVIEW_RULES_PATH,
  SAVED_PATH,
  SEARCH_PATH,
  TERMS_PATH,
} from '@lawdex/contracts';
import { serverNow, useRouteExists, useSite } from '@lawdex/mf-kit/runtime';
import { Icon, type IconName } from '@lawdex/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './Footer.module.css';

const PRACTICE_AREAS = ['personal-injury', 'divorce-family-law', 'criminal-defense', 'dui-dwi-defense'] as const;

const NETWORK_ICONS = { facebook: 'facebook', x: 'x-logo', linkedin: 'linkedin', instagram: 'instagram' } as const;

export function Footer() {
  const site = useSite();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <p className={styles.name}>{site.name}</p>
          <p>
            {site.name} is for informational purposes only. We are not a law firm and do not provide legal advice. We
            connect users with attorneys and law firms in their area.
          </p>
          <p>In an emergency, call 911.</p>
        </div>
        <Column title="For Law Firms">
          <Item to={ADD_BUSINESS_PATH}>List Your Firm</Item>
          <li>
            <a href={`mailto:${site.contactEmail}`}>Contact us</a>
          </li>
        </Column>
        <Column title="Practice Areas">
          {PRACTICE_AREAS.map((slug) => (
            <Item key={slug} to={categoryPath(slug)}>
              {PRACTICE_NAMES[slug]}
            </Item>
          ))}
          <ServedItem to={PRACTICE_AREAS_PATH}>All practice areas</ServedItem>
          <ServedItem to={CITIES_PATH}>All cities</ServedItem>
        </Column>
        <Column title="Resources">
          <Item to={SEARCH_PATH}>Search law firms</Item>
          <ServedItem to={BLOG_PATH}>Blog</ServedItem>
          <ServedItem to={COMPARE_PATH}>Compare</ServedItem>
          <ServedItem to={SAVED_PATH}>Saved</ServedItem>
          <Item to={RANKING_PATH}>How results are ranked</Item>
          <Item to={REVIEW_RULES_PATH}>How reviews are checked</Item>
          <Item to={PRIVACY_PATH}>Privacy Policy</Item>
          <Item to={TERMS_PATH}>Terms of Service</Item>
          <li className={styles.needsScript}>
            <CookieSettings className={styles.settings} />
          </li>
        </Column>
        <div className={styles.base}>
          <p>
            © <span suppressHydrationWarning>{new Date(serverNow()).getUTCFullYear()}</span> {site.name}. All rights
            reserved.
          </p>
          <ul className={styles.social}>
            {site.social.map(({ network, label, url }) => (
              <li key={network}>
                <a href={url} target="_blank" rel="noopener noreferrer" aria-label={`${site.name} on ${label}`}>
                  <Icon name={NETWORK_ICONS[network] satisfies IconName} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <nav aria-label={title}>
    <h2 className={styles.title}>{title}</h2>
    <ul className={styles.links}>{children}</ul>
  </nav>
);

interface ItemProps {
  to: string;
  children: string;
}

const Item = ({ to, children }: ItemProps) => (
  <li>
    <Link to={to}>{children}</Link>
  </li>
);

/** Left out while no live release serves the page. */
const ServedItem = (item: ItemProps) => useRouteExists(item.to) && <Item {...item} />;

export function CookieSettings({ className }: { className?: string }) {
  return (
    <button type="button" className={className} onClick={() => window.resetCookieConsent?.()}>
      Cookie settings
    </button>
  );
}
