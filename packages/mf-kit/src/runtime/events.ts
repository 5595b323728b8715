import type { BrowserEvents } from '@lawdex/contracts';

/** Sends an event to all microfrontends on the page. */
export function emit<K extends keyof BrowserEvents>(name: K, detail: BrowserEvents[K]): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Listens until the returned function is called. Any code may send events, so check `detail` before storing it. */
export function on<K extends keyof BrowserEvents>(name: K, listen: (detail: BrowserEvents[K]) => void): () => void {
  const handler = (event: Event) => {
    if (event instanceof CustomEvent) listen(event.detail);
  };
  window.addEventListener(name, handler);
  return () => window.removeEventListener(name, handler);
}
