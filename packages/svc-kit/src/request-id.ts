import { AsyncLocalStorage } from 'node:async_hooks';

const ids = new AsyncLocalStorage<string>();

/** The id of the request that this code works for; undefined in the service's own work. */
export const currentRequestId = (): string | undefined => ids.getStore();

export const forRequest = <T>(id: string, work: () => T): T => ids.run(id, work);
