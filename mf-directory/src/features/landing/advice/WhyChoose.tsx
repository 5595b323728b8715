import { useSite } from '@lawdex/mf-kit/runtime';
import { Icon } from '@lawdex/ui';
import { Link } from 'react-router-dom';
import type { Landing } from '../landing.queries.ts';
import { LandingSection } from '../LandingSection.tsx';
import { reasonsFor } from './reasons.core.ts';
import styles from './why-choose.module.css';

/** Explains on what facts the list is based. It praises no lawyer, because the site endorses none. */
export function WhyChoose({ page }: { page: Landing }) {
  const site = useSite();
  return (
    <LandingSection title="Why Choose From This List">
      <ul className={styles.reasons}>
        {reasonsFor(page, site.name).map(({ icon, title, text, link }) => (
          <li key={title} className={styles.reason}>
            <Icon name={icon} className={styles.icon} />
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
            {link && (
              <p>
                <Link to={link.to}>{link.text}</Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
