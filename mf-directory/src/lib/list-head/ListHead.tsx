import { Breadcrumbs, Container, Skeleton, type Crumb } from '@lawdex/ui';
import type { ReactNode } from 'react';
import { BusinessGridSkeleton } from '../BusinessGrid.tsx';
import styles from './list-head.module.css';

export interface ListHeadProps {
  id?: string;
  crumbs: readonly Crumb[];
  /** What the list holds now, beside the breadcrumb. */
  status?: ReactNode;
  title: ReactNode;
  /** The search bar, and what else there is to say in little room. */
  children: ReactNode;
}

/** The head of a list, which leaves most of the first screen to businesses. */
export const ListHead = ({ id = 'list-heading', crumbs, status, title, children }: ListHeadProps) => (
  <header className={styles.head}>
    <div className={styles.line}>
      <Breadcrumbs items={crumbs} />
      {status}
    </div>
    <h1 id={id} tabIndex={-1} className={styles.title}>
      {title}
    </h1>
    {children}
  </header>
);

/** The column of a page that is a list: its head, the list, and below it what else there is to say. */
export const ListPage = ({ children }: { children: ReactNode }) => (
  <Container className={styles.page} wide>
    {children}
  </Container>
);

/** The shape of a list of businesses until it is there: its cards stand where they will. */
export const ListPageSkeleton = () => (
  <ListPage>
    <div className={styles.coming} aria-hidden="true">
      <Skeleton width="third" />
      <Skeleton shape="title" width="wide" />
      <Skeleton shape="block" />
    </div>
    <BusinessGridSkeleton />
  </ListPage>
);
