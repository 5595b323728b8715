import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../config.ts';
import { registerCacheControl } from '../content/cache-control.ts';
import { isForeign } from '../foreign.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { logRefusals } from '../metrics/refusal-log.ts';
import { logRequests } from '../metrics/request-log.ts';
import { refuseEncodedBodies } from '../plain-bodies.ts';
import type { SharedState } from '../shared-state/shared-state.ts';
import { refuseTooMany } from './too-many.ts';
import type { IsProxy } from './trusted-proxies.ts';
import { warnOfUntoldProxy } from './untold-proxy.ts';
import { visitorLimits } from './visitor-limits.ts';

export interface GuardOptions {
  isProxy: IsProxy;
  metrics: Metrics;
  shared: SharedState | null;
}

/** Adds what happens to every request before its route: it is logged and counted, and refused when its visitor asks for too much. */
export async function guardRequests(
  server: FastifyInstance,
  { limits, origin }: Pick<ShellConfig, 'limits' | 'origin'>,
  { isProxy, metrics, shared }: GuardOptions,
): Promise<void> {
  registerCacheControl(server);
  logRequests(server, metrics, isProxy);
  logRefusals(server);
  warnOfUntoldProxy(server, isProxy);
  refuseTooMany(server, await visitorLimits(server, limits, (request) => isForeign(request, origin), shared));
  refuseEncodedBodies(server);
}
