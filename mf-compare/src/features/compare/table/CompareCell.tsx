import { categoryPath } from '@lawdex/contracts';
import { priceLabel } from '@lawdex/seo';
import { OpenBadge, Rating, telHref } from '@lawdex/ui';
import { Link } from 'react-router-dom';
import type { Cell } from './rows.ts';
import styles from './compare-table.module.css';

export function CompareCell({ cell }: { cell: Cell }) {
  switch (cell.kind) {
    case 'text':
      return cell.text;
    case 'lines':
      return (
        <ul>
          {cell.lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      );
    case 'answer':
      return cell.yes ? <strong>Yes</strong> : <span className={styles.quiet}>No</span>;
    case 'unknown':
      return <span className={styles.quiet}>Not listed</span>;
    case 'category':
      return <Link to={categoryPath(cell.slug)}>{cell.name}</Link>;
    case 'rating':
      return <Rating value={cell.rating} count={cell.count} size="sm" />;
    case 'price':
      return (
        <>
          <strong>{cell.priceRange}</strong> <span className={styles.quiet}>{priceLabel(cell.priceRange)}</span>
        </>
      );
    case 'phone':
      return <Phone phone={cell.phone} />;
    case 'open':
      return <OpenBadge isOpen={cell.isOpen} />;
  }
}

function Phone({ phone }: { phone: string }) {
  const href = telHref(phone);
  return href ? (
    <a href={href} className={styles.phone}>
      {phone}
    </a>
  ) : (
    phone
  );
}
