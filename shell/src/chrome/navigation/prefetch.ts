import { createContext, use } from 'react';

type Prefetch = (path: string) => void;

/** How to fetch the code of the page at an address before the visitor goes there; nothing is fetched on the server. */
export const PrefetchContext = createContext<Prefetch>(() => undefined);

export const usePrefetch = (): Prefetch => use(PrefetchContext);
