import { Badge, Icon } from '@lawdex/ui';
import { paragraphsOf } from './intro.core.ts';
import type { Landing } from './landing.queries.ts';
import styles from './landing-header.module.css';

export function LandingHeader({ page }: { page: Landing }) {
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
