import { useSite } from '@lawdex/mf-kit/runtime';
import { Icon, SectionHeading } from '@lawdex/ui';
import { Link } from 'react-router-dom';
import type { Landing } from '../landing.queries.ts';
import { reasonsFor } from './reasons.core.ts';
import styles from '../landing.module.css';

/** What this list stands on. It praises nobody: the site endorses no lawyer. */
export function WhyChoose({ page }: { page: Landing }) {
  const site = useSite();
  return (
    <section className={styles.section} aria-labelledby="why-heading">
      <SectionHeading id="why-heading">Why Choose From This List</SectionHeading>
      <ul className={styles.reasons}>
        {reasonsFor(page, site.name).map(({ icon, title, text, link }) => (
          <li key={title} className={styles.reason}>
            <Icon name={icon} className={styles.reasonIcon} />
            <h3 className={styles.reasonTitle}>{title}</h3>
            <p>{text}</p>
            {link && (
              <p>
                <Link to={link.to}>{link.text}</Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
