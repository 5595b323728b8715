import { on } from '@lawdex/mf-kit/runtime';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TakeEvents } from '../on-demand.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { addToast, dismissToast, parseToast, removeToast, TOAST_REMOVE_DELAY_MS } from './toast-queue.core.ts';
import type { ShownToast } from './toast-queue.core.ts';

interface ToasterProps {
  /** Requests from before this code loaded, which the first of them causes, because most visits never see a toast. */
  takeEarly: TakeEvents;
}

/** Shows the toasts of `toast:show` events. */
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

  return <ToastRegion toasts={toasts} onDismiss={dismiss} />;
}
