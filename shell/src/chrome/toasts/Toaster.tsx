import type { ListedLink, ToastRequest } from '@lawdex/contracts';
import { on } from '@lawdex/mf-kit/runtime';
import { Icon } from '@lawdex/ui';
import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { TakeEvents } from '../on-demand.ts';
import styles from './Toaster.module.css';

/** Specification, section 9. */
const DURATION_MS = 5000;
const REMOVE_DELAY_MS = 1_000_000;
const SWIPE_PX = 50;
const HOTKEY = 'F8';

interface ShownToast extends ToastRequest {
  id: number;
  isOpen: boolean;
}

interface ToasterProps {
  /** Requests from before this code loaded, which the first of them causes, because most visits never see a toast. */
  takeEarly: TakeEvents;
}

/** Shows one toast at a time: a new one takes the place of the last. */
export function Toaster({ takeEarly }: ToasterProps) {
  const [toast, setToast] = useState<ShownToast | null>(null);

  useEffect(() => {
    let lastId = 0;
    const show = (detail: unknown) => {
      const request = parseToast(detail);
      if (request) setToast({ ...request, id: ++lastId, isOpen: true });
    };
    for (const { detail } of takeEarly()) show(detail);
    return on('toast:show', show);
  }, [takeEarly]);

  const dismiss = (id: number) => {
    setToast((shown) => (shown?.id === id ? { ...shown, isOpen: false } : shown));
    setTimeout(() => setToast((shown) => (shown?.id === id ? null : shown)), REMOVE_DELAY_MS);
  };

  useUncovered(toast?.isOpen ? toast.id : undefined);
  return (
    <Provider duration={DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
      {toast && (
        <Root
          key={toast.id}
          open={toast.isOpen}
          onOpenChange={(open) => open || dismiss(toast.id)}
          className={clsx(styles.toast, toast.variant === 'destructive' && styles.destructive)}
        >
          <Icon name={toast.variant === 'destructive' ? 'alert' : 'check'} className={styles.icon} />
          <div>
            <Title className={styles.title}>{toast.title}</Title>
            {toast.description && <Description className={styles.description}>{toast.description}</Description>}
            {toast.link && (
              <Action altText={`${toast.link.text}: the link is in the notification`} className={styles.link} asChild>
                <Link to={toast.link.to}>{toast.link.text}</Link>
              </Action>
            )}
          </div>
          <Close className={styles.close} aria-label="Close">
            <Icon name="x" size="sm" />
          </Close>
        </Root>
      )}
      <Viewport hotkey={[HOTKEY]} className={styles.viewport} />
    </Provider>
  );
}

/** Reads a request from a global event; null when it is malformed. */
export function parseToast(detail: unknown): ToastRequest | null {
  if (typeof detail !== 'object' || detail === null) return null;
  const { title, description, variant, link } = Object.fromEntries<unknown>(Object.entries(detail));
  if (typeof title !== 'string' || title === '') return null;
  return {
    title: title.slice(0, 200),
    ...(typeof description === 'string' && { description: description.slice(0, 500) }),
    variant: variant === 'destructive' ? 'destructive' : 'default',
    ...(isLink(link) && { link: { text: link.text.slice(0, 100), to: link.to } }),
  };
}

/** Whether it is a path of this site; two slashes would lead to another one. */
function isLink(link: unknown): link is ListedLink {
  if (typeof link !== 'object' || link === null) return false;
  const { text, to } = Object.fromEntries<unknown>(Object.entries(link));
  return typeof text === 'string' && text !== '' && typeof to === 'string' && /^\/(?![/\\])[!-~]{0,500}$/.test(to);
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
