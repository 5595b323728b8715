import type { ListedLink, ToastRequest } from '@lawdex/contracts';

/** Specification, section 9. */
export const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5000;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOAST_SWIPE_PX = 50;
export const TOAST_HOTKEY = 'F8';

export interface ShownToast extends ToastRequest {
  id: number;
  isOpen: boolean;
}

export const addToast = (toasts: readonly ShownToast[], id: number, request: ToastRequest): ShownToast[] =>
  [{ ...request, id, isOpen: true }, ...toasts].slice(0, TOAST_LIMIT);

export const dismissToast = (toasts: readonly ShownToast[], id: number): ShownToast[] =>
  toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast));

export const removeToast = (toasts: readonly ShownToast[], id: number): ShownToast[] =>
  toasts.filter((toast) => toast.id !== id);

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
