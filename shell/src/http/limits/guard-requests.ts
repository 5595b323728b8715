import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ShellConfig } from '../config.ts';
import { registerCacheControl } from '../content/cache-control.ts';
import { isForeign } from '../foreign.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { logRefusals } from '../metrics/refusal-log.ts';
import { logRequests } from '../metrics/request-log.ts';
import { refuseEncodedBodies } from '../plain-bodies.ts';
import { refuseTooMany } from './too-many.ts';
import type { CheckWrite } from './too-many.ts';
import type { IsProxy } from './trusted-proxies.ts';
import { warnOfUntoldProxy } from './untold-proxy.ts';
import { LimitsOfVisitors } from './visitor-limits.ts';
import type { LimitsOptions } from './visitor-limits.ts';

export interface GuardOptions extends Pick<LimitsOptions, 'written' | 'shared'> {
  isProxy: IsProxy;
  metrics: Metrics;
}

/** Adds what happens to every request before its route: it is logged and counted, and refused when its visitor asks for too much. */
export function guardRequests(
  server: FastifyInstance,
  { limits, origin }: Pick<ShellConfig, 'limits' | 'origin'>,
  { isProxy, metrics, written, shared }: GuardOptions,
): CheckWrite {
  registerCacheControl(server);
  logRequests(server, metrics, isProxy);
  logRefusals(server);
  warnOfUntoldProxy(server, isProxy);
  const isOthers = (request: FastifyRequest) => isForeign(request, origin);
  const checkWrite = refuseTooMany(server, new LimitsOfVisitors(limits, { isForeign: isOthers, written, shared }));
  refuseEncodedBodies(server);
  return checkWrite;
}
