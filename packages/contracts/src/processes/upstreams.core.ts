import { isRecord, parseJson } from '../text/values.core.ts';
import { variable, type Variable } from './environment.core.ts';
import type { Upstream } from './services.ts';

export const upstreamsText = (upstreams: readonly Upstream[]): string => JSON.stringify(upstreams);

/** The variable `UPSTREAMS`: which services the shell's gateway stands before. */
export const upstreamsVariable = (): Variable<Upstream[]> =>
  variable({
    expected: 'a JSON list such as [{"name":"svc-blog","url":"http://127.0.0.1:4003","prefixes":["/api/blog/"]}]',
    parse: (raw) => {
      const list = parseJson(raw);
      return Array.isArray(list) && list.every(isUpstream) ? list : undefined;
    },
  });

function isUpstream(value: unknown): value is Upstream {
  if (!isRecord(value)) return false;
  const { name, url, prefixes, sitemaps } = value;
  return (
    typeof name === 'string' &&
    typeof url === 'string' &&
    /^https?:\/\/[^/]+$/.test(url) &&
    Array.isArray(prefixes) &&
    prefixes.every((prefix) => typeof prefix === 'string' && prefix.startsWith('/')) &&
    (sitemaps === undefined || (Array.isArray(sitemaps) && sitemaps.every((name) => typeof name === 'string')))
  );
}

/** The service that answers a path: the one with the longest prefix of it. */
export function upstreamOf<U extends Pick<Upstream, 'prefixes'>>(upstreams: readonly U[], path: string): U | undefined {
  let [found, longest]: [U | undefined, number] = [undefined, -1];
  for (const upstream of upstreams) {
    for (const { length } of upstream.prefixes.filter((prefix) => path.startsWith(prefix))) {
      if (length > longest) [found, longest] = [upstream, length];
    }
  }
  return found;
}
