import type { ToastRequest } from '@lawdex/contracts';
import { emit } from '@lawdex/mf-kit/runtime';

/** Asks the shell, which owns the toasts. */
export const showToast = (toast: ToastRequest): void => emit('toast:show', toast);
