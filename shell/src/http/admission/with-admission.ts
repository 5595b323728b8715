import type { RequestListener } from 'node:http';
import { READS } from '../limits/request-kind.core.ts';
import { pathOf } from '../listener/request-target.core.ts';
import type { Gates, Work } from './gates.ts';
import { refuse } from './refusal.ts';

/** The kind of work that a request causes; null for files and health checks, which need no gate. */
function workOf(method: string, isService: boolean): Work | null {
  const isRead = READS.includes(method);
  if (isService) return isRead ? 'reads' : 'writes';
  if (isRead) return 'pages';
  return method === 'POST' ? 'forms' : null;
}

export interface Admission {
  gates: Gates;
  isService(path: string): boolean;
  /** Whether a page must be rendered for the target: false if it is cached or does not exist. */
  needsRender(target: string): boolean;
  onLetIn?(work: Work): void;
  onRefused?(work: Work): void;
}

/** Refuses requests under overload before their body is read or a route is found. Others pass the gate of their work later. */
export const withAdmission =
  (handler: RequestListener, { gates, isService, needsRender, onLetIn, onRefused }: Admission): RequestListener =>
  (request, response) => {
    const { method = '', url = '/' } = request;
    const target = pathOf(url);
    const work = workOf(method, isService(target.split('?', 1)[0] ?? ''));
    if (!work) return handler(request, response);
    if (!gates[work].isFull() || (work === 'pages' && !needsRender(target))) {
      onLetIn?.(work);
      return handler(request, response);
    }
    refuse(request, response, work, gates[work].refuse('full').retryAfter);
    onRefused?.(work);
  };
