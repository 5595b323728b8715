import { createContext, use } from 'react';

type Prefetch = (path: string) => void;

/** Loads the code of the page at an address in advance; nothing is loaded on the server. */
export const PrefetchContext = createContext<Prefetch>(() => undefined);

export const usePrefetch = (): Prefetch => use(PrefetchContext);
