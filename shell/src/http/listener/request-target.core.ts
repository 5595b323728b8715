const ABSOLUTE = /^https?:\/\/[^/?#]*/i;

/**
 * Path and query of a request's target. A client may send the whole URL, as it does to a proxy; whose host it names makes
 * no difference here, as with the header Host.
 */
export function pathOf(target: string): string {
  const origin = ABSOLUTE.exec(target)?.[0];
  if (origin === undefined) return target;
  const rest = target.slice(origin.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}
