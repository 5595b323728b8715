import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import styles from './Drawer.module.css';

export interface DrawerProps {
  open: boolean;
  onClose(): void;
  title: string;
  children: ReactNode;
  /** Stays in view below the scrolling content. */
  footer?: ReactNode;
}

/**
 * A panel over the page. It is the platform's modal dialog, which keeps the focus, closes on Escape and makes the rest inert without code
 * or inline styles.
 */
export function Drawer({ open, onClose, title, children, footer }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);

  const closeOnScrim = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-labelledby={titleId}
      onClose={() => open && onClose()}
      onClick={closeOnScrim}
    >
      <div className={styles.panel}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
            <Icon name="x" />
          </button>
        </header>
        <div className={styles.body}>{open && children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
}
