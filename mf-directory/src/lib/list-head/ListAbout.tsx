import { searchPath } from '@lawdex/contracts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './list-head.module.css';
import { SearchBar } from './SearchBar.tsx';

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
