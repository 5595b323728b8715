import { LRUCache } from 'lru-cache';
import type { Fault } from '../../render/job.ts';

const WINDOW_MS = 30_000;
const PAUSE_MS = 10_000;
/** A page may throw three times before it is given up for a while; one hang is enough, because it costs a worker. */
const THROWS = 3;
const HANGS = 1;
/** A route is given up when this many of its addresses hang within this time. */
const HUNG_ADDRESSES = 4;
const ROUTE_WINDOW_MS = 10_000;
const MAX_ADDRESSES = 1000;

/** While it is open, one attempt per pause tests whether it can close. */
interface Switch {
  openedAt: number | null;
}

interface AddressSwitch extends Switch {
  failures: number[];
}

interface RouteSwitch extends Switch {
  hung: Map<string, number>;
  succeeded: number[];
}

/** Stops rendering pages that keep failing: first one address, because a visitor can choose it, the route when several hang. */
export class Breakers {
  private readonly addresses = new LRUCache<string, AddressSwitch>({ max: MAX_ADDRESSES });
  private readonly routes = new Map<string, RouteSwitch>();

  /** Whether the page must not be rendered. False may be the only attempt of a pause, so ask only before rendering. */
  isOpen(address: string, route: string, now: number): boolean {
    return isPausing(this.addresses.peek(address), now) || isPausing(this.routes.get(route), now);
  }

  failed(address: string, route: string, fault: Fault, now: number): void {
    const known = this.addresses.get(address) ?? { failures: [], openedAt: null };
    known.failures = [...known.failures.filter((time) => now - time < WINDOW_MS), now].slice(-THROWS);
    if (known.failures.length >= (fault === 'hung' ? HANGS : THROWS)) known.openedAt = now;
    this.addresses.set(address, known);
    if (fault === 'hung') this.hung(address, this.routeOf(route), now);
  }

  succeeded(address: string, route: string, now: number): void {
    this.addresses.delete(address);
    const known = this.routeOf(route);
    known.openedAt = null;
    known.succeeded = [...known.succeeded, now].slice(-2 * HUNG_ADDRESSES);
  }

  openAt(now: number): { addresses: number; routes: number } {
    const count = (switches: Iterable<Switch>) =>
      [...switches].filter(({ openedAt }) => openedAt !== null && now - openedAt < PAUSE_MS).length;
    return { addresses: count(this.addresses.values()), routes: count(this.routes.values()) };
  }

  private hung(address: string, route: RouteSwitch, now: number): void {
    const isRecent = (time: number) => now - time < ROUTE_WINDOW_MS;
    for (const [other, time] of route.hung) if (!isRecent(time)) route.hung.delete(other);
    route.hung.set(address, now);
    const good = route.succeeded.filter(isRecent).length;
    const isLost = route.hung.size >= HUNG_ADDRESSES && good < route.hung.size;
    if (isLost || route.openedAt !== null) route.openedAt = now;
  }

  private routeOf(route: string): RouteSwitch {
    const known = this.routes.get(route) ?? { openedAt: null, hung: new Map(), succeeded: [] };
    this.routes.set(route, known);
    return known;
  }
}

function isPausing(known: Switch | undefined, now: number): boolean {
  if (known === undefined || known.openedAt === null) return false;
  if (now - known.openedAt < PAUSE_MS) return true;
  known.openedAt = now;
  return false;
}
