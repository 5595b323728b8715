const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

export interface OwnHost {
  local: string | undefined;
  origin: string | undefined;
}

/** Whether a `Host` header names the desk by loopback, address or origin: other names could lead here too (DNS rebinding). */
export function isOwnHost(host: string | undefined, { local, origin }: OwnHost): boolean {
  const name = host === undefined ? undefined : hostname(`http://${host}`);
  if (host === undefined || name === undefined) return false;
  if (LOOPBACK.test(name) || (origin !== undefined && new URL(origin).host === host.toLowerCase())) return true;
  const address = local?.replace(/^::ffff:/i, '');
  return address !== undefined && name === (address.includes(':') ? `[${address}]` : address);
}

/** Whether an `Origin` header names the place that was asked; true without one, because programs send none. */
export function isOwnOrigin(given: string | undefined, host: string | undefined, origin: string | undefined): boolean {
  if (given === undefined || given === origin) return true;
  return host !== undefined && /^https?:\/\/(.+)$/.exec(given)?.[1] === host.toLowerCase();
}

function hostname(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname : undefined;
}
