import { Button } from '@lawdex/ui';
import { useEffect, useRef } from 'react';
import styles from './saved.module.css';

interface RemovedProps {
  name: string;
  failed: boolean;
  onUndo(): void;
}

/** Takes over the focus of the Remove button, which has disappeared with the business. */
export function Removed({ name, failed, onUndo }: RemovedProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} className={styles.notice} role="status" tabIndex={-1}>
      <p>
        {failed
          ? `${name} could not be removed: your browser does not let this site store changes.`
          : `${name} has been removed from your favorites.`}
      </p>
      {!failed && (
        <Button variant="secondary" size="sm" onClick={onUndo}>
          Undo
        </Button>
      )}
    </div>
  );
}
