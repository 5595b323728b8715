import { on } from '@lawdex/mf-kit/runtime';
import { Icon } from '@lawdex/ui';
import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import clsx from 'clsx';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { TakeEvents } from '../on-demand.ts';
import {
  addToast,
  dismissToast,
  parseToast,
  removeToast,
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_REMOVE_DELAY_MS,
  TOAST_SWIPE_PX,
} from './toast-queue.core.ts';
import type { ShownToast } from './toast-queue.core.ts';
import styles from './Toaster.module.css';

interface ToasterProps {
  /** Requests from before this code loaded, which the first of them causes, because most visits never see a toast. */
  takeEarly: TakeEvents;
}

export function Toaster({ takeEarly }: ToasterProps) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const lastId = useRef(0);

  const show = useEffectEvent((detail: unknown) => {
    const request = parseToast(detail);
    if (!request) return;
    lastId.current += 1;
    const id = lastId.current;
    setToasts((known) => addToast(known, id, request));
  });

  useEffect(() => {
    for (const { detail } of takeEarly()) show(detail);
    return on('toast:show', (detail) => show(detail));
  }, [takeEarly]);

  const dismiss = useCallback((id: number) => {
    setToasts((known) => dismissToast(known, id));
    setTimeout(() => setToasts((known) => removeToast(known, id)), TOAST_REMOVE_DELAY_MS);
  }, []);

  useUncovered(toasts.find(({ isOpen }) => isOpen)?.id);
  return (
    <Provider duration={TOAST_DURATION_MS} swipeDirection="right" swipeThreshold={TOAST_SWIPE_PX}>
      {toasts.map(({ id, title, description, variant, link, isOpen }) => (
        <Root
          key={id}
          open={isOpen}
          onOpenChange={(open) => open || dismiss(id)}
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

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** Pixels to scroll so that none of `covers`, at the lower edge, covers `pressed`, which never leaves the screen. */
export function coveredBy(pressed: Box, covers: readonly Box[]): number {
  const tops = covers
    .filter(({ top, bottom, left, right }) => bottom > top && left < pressed.right && right > pressed.left)
    .map(({ top }) => top);
  return Math.max(0, Math.min(pressed.bottom - Math.min(...tops, Infinity), pressed.top));
}
