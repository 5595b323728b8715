import { on } from '@lawdex/mf-kit/runtime';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { ToastRegionProps } from './ToastRegion.tsx';
import {
  addToast,
  dismissToast,
  parseToast,
  removeToast,
  type ShownToast,
  TOAST_REMOVE_DELAY_MS,
} from './toast-queue.core.ts';

/** Shows what `toast:show` asks for. Its widget is loaded with the first toast: most visits never see one. */
export function Toaster() {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const [Region, setRegion] = useState<ComponentType<ToastRegionProps> | null>(null);
  const lastId = useRef(0);

  useEffect(
    () =>
      on('toast:show', (detail) => {
        const request = parseToast(detail);
        if (!request) return;
        lastId.current += 1;
        const id = lastId.current;
        setToasts((known) => addToast(known, id, request));
        void import('./ToastRegion.tsx').then(({ ToastRegion }) => setRegion(() => ToastRegion));
      }),
    [],
  );

  const dismiss = useCallback((id: number) => {
    setToasts((known) => dismissToast(known, id));
    setTimeout(() => setToasts((known) => removeToast(known, id)), TOAST_REMOVE_DELAY_MS);
  }, []);

  return Region && <Region toasts={toasts} onDismiss={dismiss} />;
}
