import { searchPath } from '@lawdex/contracts';
import { Breadcrumbs, Container, Skeleton, type Crumb } from '@lawdex/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { BusinessGridSkeleton } from '../BusinessGrid.tsx';
import styles from './list-head.module.css';
import { SearchBar } from './SearchBar.tsx';

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

export interface ListAboutProps {
  /** The practice area and the place of the list, which its search bar begins with. */
  what?: string | undefined;
  where?: string | undefined;
  /** Labels and figures, in one line. */
  figures?: ReactNode;
  /** Two lines of it are shown, which unfold. */
  intro?: ReactNode;
}

/** What a list is of, below its title. */
export function ListAbout({ what, where, figures, intro }: ListAboutProps) {
  const navigate = useNavigate();
  return (
    <>
      <SearchBar what={{ defaultValue: what }} where={where} onSearch={(words) => void navigate(searchPath(words))} />
      {figures && <div className={styles.line}>{figures}</div>}
      {intro && (
        <details className={styles.intro}>
          <summary>{intro}</summary>
        </details>
      )}
    </>
  );
}

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
