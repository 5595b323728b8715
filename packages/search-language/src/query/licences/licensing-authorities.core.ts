import { tableRows } from '../../tables/index.ts';

interface Authority {
  name: string;
  /** Its own site; null where we are not certain of it. */
  url: string | null;
}

/** Authorities that keep the public list of a state's lawyers, by the state's two letters. */
export const LICENSING_AUTHORITIES: Readonly<Record<string, Authority>> = Object.fromEntries(
  [...tableRows('licensing-authorities.txt')].map(([state, [name = '', url = null]]) => [state, { name, url }]),
);
