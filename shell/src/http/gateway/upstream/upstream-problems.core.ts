import type { Upstream } from '@lawdex/contracts';

/** Paths of the shell itself. */
const OWN_PATHS = ['/_mf/', '/health/', '/robots.txt', '/sitemap', '/favicon', '/site.webmanifest'];

/** Reasons why the gateway cannot serve these services; empty when it can. */
export function upstreamProblems(upstreams: readonly Upstream[]): string[] {
  const claimed = upstreams.flatMap(({ name, prefixes }) => prefixes.map((prefix) => ({ name, prefix })));
  return claimed.flatMap(({ name, prefix }, index) => {
    const own = OWN_PATHS.find((path) => path.startsWith(prefix) || prefix.startsWith(path));
    const rival = claimed.slice(0, index).find((other) => other.prefix === prefix);
    return [
      ...(own ? [`${name} must not claim "${prefix}": the shell answers ${own} itself. Give it a longer prefix.`] : []),
      ...(rival ? [`${name} and ${rival.name} both claim "${prefix}". Take it out of one svc.json.`] : []),
      ...(/[?#%*:\s]/.test(prefix) ? [`${name} claims "${prefix}", which is no plain path.`] : []),
    ];
  });
}
