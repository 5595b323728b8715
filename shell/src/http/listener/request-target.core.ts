const ABSOLUTE = /^https?:\/\/[^/?#]*/i;

/** Path and query of a request's target. A client may send an absolute URL, as for a proxy; its host is ignored, like the Host header. */
export function pathOf(target: string): string {
  const origin = ABSOLUTE.exec(target)?.[0];
  if (origin === undefined) return target;
  const rest = target.slice(origin.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}
