import { isCatchAll, matchRoute, type Site } from '@lawdex/contracts';
import type { Head } from '@lawdex/seo';
import { createContext, useContext, useEffect } from 'react';
import type { Invalid } from './page.ts';

/** The context that the shell provides to every page. */
export interface PageEnvironment {
  site: Site;
  /** Path patterns that the live release set serves. */
  routes: readonly string[];
  submission: Invalid | null;
  formKey: string;
  /** Called with the page's head: while rendering on the server, after rendering in the browser. */
  onHead(head: Head): void;
}

const Environment = createContext<PageEnvironment | null>(null);
export const PageEnvironmentProvider = Environment.Provider;

function useEnvironment(): PageEnvironment {
  const environment = useContext(Environment);
  if (!environment) throw new Error('Pages render inside the shell: PageEnvironmentProvider is missing.');
  return environment;
}

const isServer = typeof document === 'undefined';

/** Sets the document's head. Every page calls it in each of its states. */
export function useHead(head: Head): void {
  const { onHead } = useEnvironment();
  if (isServer) onHead(head);
  const key = isServer ? '' : JSON.stringify(head);
  useEffect(() => {
    const written: Head = JSON.parse(key);
    onHead(written);
  }, [key, onHead]);
}

export const useSite = (): Site => useEnvironment().site;

/** The form that was refused on this page, or null. */
export const useSubmission = (): Invalid | null => useEnvironment().submission;

export const useFormKey = (): string => useEnvironment().formKey;

/** The answers to `useRouteExists` for the routes of a release set, kept because every card of a list asks. */
const answers = new WeakMap<readonly string[], Map<string, boolean>>();

/** Whether a live release serves `path`, so that links to missing parts can be hidden. Catch-all routes do not count. */
export function useRouteExists(path: string): boolean {
  const { routes } = useEnvironment();
  const known = answers.get(routes) ?? new Map<string, boolean>();
  answers.set(routes, known);
  const exists = known.get(path) ?? isServed(routes, path);
  known.set(path, exists);
  return exists;
}

const isServed = (routes: readonly string[], path: string): boolean =>
  routes.some((pattern) => !isCatchAll(pattern) && matchRoute([{ path: pattern }], path) !== null);
