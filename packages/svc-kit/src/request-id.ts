import { AsyncLocalStorage } from 'node:async_hooks';

const ids = new AsyncLocalStorage<string>();

/** Of the request that set off what runs now; undefined in work of the service's own. */
export const currentRequestId = (): string | undefined => ids.getStore();

export const forRequest = <T>(id: string, work: () => T): T => ids.run(id, work);
