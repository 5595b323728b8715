import type { ToastRequest } from '@lawdex/contracts';

const OF_EVENT: Record<string, ToastRequest> = {
  'add-to-compare': {
    title: 'Comparing is not available right now',
    description: 'We have kept what you chose, and will add it as soon as comparing works again.',
    variant: 'destructive',
  },
};

/** The notification for a request that no module can handle. */
export const unavailable = (events: readonly string[]): ToastRequest =>
  OF_EVENT[events[0] ?? ''] ?? {
    title: 'This is not available right now',
    description: 'We have kept what you chose. Please try again later.',
    variant: 'destructive',
  };
