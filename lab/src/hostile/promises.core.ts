/** Promises for while somebody sends the worst; docs/RELIABILITY.md names the same ones, in these words. */
export const PROMISES = {
  alive: 'no process ends or restarts, whatever is sent',
  waits: 'a bystander has every page meanwhile, 99 of 100 within 300 ms',
  neighbour: 'who shares a network with two who post broken bodies still writes a review',
  once: 'every review of a bystander that was acknowledged meanwhile is there once',
} as const;

export const WAIT_MS = 300;
