import { Icon } from '@lawdex/ui';
import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import clsx from 'clsx';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import styles from './ToastRegion.module.css';
import { TOAST_DURATION_MS, TOAST_HOTKEY, TOAST_SWIPE_PX, type ShownToast } from './toast-queue.core.ts';
import { coveredBy } from './uncovered.core.ts';

export interface ToastRegionProps {
  toasts: readonly ShownToast[];
  onDismiss(id: number): void;
}

export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  useUncovered(toasts.find(({ isOpen }) => isOpen)?.id);
  return (
    <Provider duration={TOAST_DURATION_MS} swipeDirection="right" swipeThreshold={TOAST_SWIPE_PX}>
      {toasts.map(({ id, title, description, variant, link, isOpen }) => (
        <Root
          key={id}
          open={isOpen}
          onOpenChange={(open) => open || onDismiss(id)}
          className={clsx(styles.toast, variant === 'destructive' && styles.destructive)}
        >
          <Icon name={variant === 'destructive' ? 'alert' : 'check'} className={styles.icon} />
          <div>
            <Title className={styles.title}>{title}</Title>
            {description && <Description className={styles.description}>{description}</Description>}
            {link && (
              <Action altText={`${link.text}: the link is in the notification`} className={styles.link} asChild>
                <Link to={link.to}>{link.text}</Link>
              </Action>
            )}
          </div>
          <Close className={styles.close} aria-label="Close">
            <Icon name="x" size="sm" />
          </Close>
        </Root>
      ))}
      <Viewport hotkey={[TOAST_HOTKEY]} className={styles.viewport} />
    </Provider>
  );
}

/** Scrolls the page when a notification would cover the button that caused it, and again whenever the dock grows. */
function useUncovered(toastId: number | undefined): void {
  useEffect(() => {
    const dock = document.getElementById('dock');
    // Some browsers do not focus a tapped button but keep it hovered.
    const pressed = document.querySelector('main button:is(:focus, :hover)');
    if (toastId === undefined || !dock || !pressed) return;
    const observer = new ResizeObserver(() => {
      const covers = [...dock.children].map((child) => child.getBoundingClientRect());
      window.scrollBy({ top: coveredBy(pressed.getBoundingClientRect(), covers), behavior: 'instant' });
    });
    observer.observe(dock);
    return () => observer.disconnect();
  }, [toastId]);
}
