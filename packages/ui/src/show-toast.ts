import type { ToastRequest } from '@lawdex/contracts';
import { emit } from '@lawdex/mf-kit/runtime';

/** The shell shows it. */
export const showToast = (toast: ToastRequest): void => emit('toast:show', toast);
