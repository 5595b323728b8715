import { businessPath, categoryPath, comparePath, type BusinessDetail, type Comparison } from '@lawdex/contracts';
import { priceLabel } from '@lawdex/seo';
import { Badge, CallButton, Icon, LinkButton, OpenBadge, Rating, telHref, VisuallyHidden } from '@lawdex/ui';
import { Link } from 'react-router-dom';
import { removeFromList } from '../../../lib/compare-actions.ts';
import type { CompareAddress } from '../compare-address.core.ts';
import { isRated, namesOf } from '../facts.ts';
import styles from './compare-table.module.css';
import type { Cell, RowGroup } from './rows.ts';

interface CompareTableProps {
  comparison: Comparison;
  groups: readonly RowGroup[];
  address: CompareAddress;
}

/** A row for each fact and a column for each business. A phone shows two, below a head that stays; another comes by a link. */
export function CompareTable({ comparison, groups, address }: CompareTableProps) {
  const { businesses } = comparison;
  return (
    <div className={styles.frame}>
      <NextFirms businesses={businesses} address={address} />
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>
            {namesOf(businesses)} side by side: a row for each fact, a column for each firm
          </VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td className={styles.corner} />
            {businesses.map((business) => (
              <th key={business.id} scope="col" className={styles.column}>
                <Link to={businessPath(business.slug)}>{business.name}</Link>
                <Badges business={business} comparison={comparison} />
                {business.phone && <CallButton phone={business.phone} name={business.name} size="sm" />}
                <RemoveLink business={business} businesses={businesses} address={address} />
              </th>
            ))}
          </tr>
        </thead>
        {groups.length === 0 && (
          <tbody>
            <tr>
              <td colSpan={businesses.length + 1}>These firms say the same in every row.</td>
            </tr>
          </tbody>
        )}
        {groups.map(({ title, rows, isMinor }) => (
          <tbody key={title} className={isMinor ? styles.minor : undefined}>
            <tr>
              <th scope="rowgroup" colSpan={businesses.length + 1} className={styles.group}>
                <span>{title}</span>
              </th>
            </tr>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row" className={styles.label}>
                  {label}
                </th>
                {cells.map((cell, index) => (
                  <td key={businesses[index]?.id}>
                    <CompareCell cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row" className={styles.label}>
              Next Step
            </th>
            {businesses.map(({ id, slug, name }) => (
              <td key={id}>
                <LinkButton to={businessPath(slug)} variant="secondary" size="sm" aria-label={`View Details: ${name}`}>
                  View Details
                </LinkButton>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Badges({ business, comparison }: { business: BusinessDetail; comparison: Comparison }) {
  const badges = badgesOf(business, comparison);
  if (badges.length === 0) return null;
  return (
    <span className={styles.badges}>
      {badges.map((badge) => (
        <Badge key={badge} tone={badge === 'Top Rated' ? 'accent' : 'outline'}>
          {badge}
        </Badge>
      ))}
    </span>
  );
}

/** On a phone the firms that have no room: a tap moves the first one to the end. */
function NextFirms({ businesses, address }: Omit<RemoveLinkProps, 'business'>) {
  const [first, ...others] = businesses.map(({ id }) => id);
  if (!first || others.length < 2) return null;
  return (
    <p className={styles.next}>
      2 of {businesses.length} firms.{' '}
      <Link to={comparePath([...others, first], address)} replace>
        Next: {businesses[2]?.name}
      </Link>
    </p>
  );
}

interface RemoveLinkProps {
  business: BusinessDetail;
  businesses: readonly BusinessDetail[];
  address: CompareAddress;
}

/** Links to the comparison without this business. With JavaScript the visitor's list changes too. */
function RemoveLink({ business: { id, name }, businesses, address }: RemoveLinkProps) {
  const others = businesses.filter((other) => other.id !== id).map((other) => other.id);
  return (
    <Link to={comparePath(others, address)} className={styles.remove} onClick={() => removeFromList(id)}>
      <Icon name="x" size="sm" />
      Remove<VisuallyHidden> {name} from the comparison</VisuallyHidden>
    </Link>
  );
}

function CompareCell({ cell }: { cell: Cell }) {
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
      return <a href={telHref(cell.phone) ?? undefined}>{cell.phone}</a>;
    case 'open':
      return (
        <>
          <OpenBadge isOpen={cell.isOpen} /> {cell.opensOrCloses}
        </>
      );
  }
}

type CompareBadge = 'Top Rated' | 'Popular';

/** `Top Rated` for the best rating, `Popular` for the most reviews. Equals share a badge, and a badge that all would have is left out. */
export function badgesOf(business: BusinessDetail, comparison: Comparison): CompareBadge[] {
  const { businesses, highestRated, mostReviewed } = comparison;
  const isTop = (other: BusinessDetail) => isRated(other) && other.rating === highestRated?.rating;
  const isPopular = (other: BusinessDetail) => isRated(other) && other.reviewCount === mostReviewed?.reviewCount;
  const badges: CompareBadge[] = [];
  if (isTop(business) && !businesses.every(isTop)) badges.push('Top Rated');
  if (isPopular(business) && !businesses.every(isPopular)) badges.push('Popular');
  return badges;
}
