import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '../errors.ts';
import { OnceAMinute } from '../metrics/once-a-minute.ts';
import { sendPlainPage } from '../plain-page.ts';
import type { LimitsOfVisitors, TooMany, Wait } from './visitor-limits.ts';

const MINUTE = 60;

/** When to retry, as the end of a sentence: 'in 8 seconds', 'in about 12 minutes'. */
export function inWords(seconds: number): string {
  if (seconds <= 1) return 'in a second';
  if (seconds < 2 * MINUTE) return `in ${seconds} seconds`;
  return `in about ${Math.ceil(seconds / MINUTE)} minutes`;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Seconds until this form may be sent again; other requests are refused before a route sees this. */
    wait: Wait;
  }
}

/** Counts a write to an address of the API before its service is asked. */
export type CheckWrite = (request: FastifyRequest, path: string) => Promise<Wait>;

const TITLE = 'Just a moment, please';
const NOT_SENT = 'Your form was not sent. Go back with your browser: what you wrote is still there.';
const ABOVE_LIMITS = 'visitors asked for more than their limits, see docs/CONFIGURATION.md, "npm start"';
export const TOO_MANY = 'too_many_requests';

/** Refuses visitors above their limits with 429, before any other work. Whoever asks services to write has to refuse by the result. */
export function refuseTooMany(
  server: FastifyInstance,
  limits: Pick<LimitsOfVisitors, 'check' | 'checkWrite'>,
): CheckWrite {
  const refusals = new OnceAMinute();
  const tell = ({ ip }: FastifyRequest): void => {
    const refused = refusals.count('');
    if (refused !== null) server.log.warn({ refused, last: ip }, ABOVE_LIMITS);
  };
  server.decorateRequest('wait', null);
  const refuse = (request: FastifyRequest, reply: FastifyReply, { wait, of }: TooMany, goOn: () => void): void => {
    tell(request);
    void reply.header('retry-after', wait);
    // The form's page is shown again with the typed text, which is read later. It has to be rendered, so a flood gets none.
    if (!isForm(request) || of !== 'writes') return void answer(request, reply, wait);
    request.wait = wait;
    goOn();
  };
  // Without promises, because nearly every visitor may go on at once.
  server.addHook('onRequest', (request, reply, done) => {
    const end = (tooMany: TooMany | null) => (tooMany === null ? done() : refuse(request, reply, tooMany, done));
    const checked = limits.check(request);
    if (checked instanceof Promise) checked.then(end).catch(done);
    else end(checked);
  });
  return async (request, path) => {
    const wait = await limits.checkWrite(request, path);
    if (wait !== null) tell(request);
    return wait;
  };
}

/** The message. It does not accuse, because many people may share an address. */
export const tooMuch = (wait: number): string =>
  `Too much was sent from your network in a short time. Please try again ${inWords(wait)}.`;

const isApi = ({ url }: FastifyRequest) => url.startsWith('/api/');

const isForm = (request: FastifyRequest): boolean =>
  !isApi(request) && request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;

export const refuseCall = (reply: FastifyReply, wait: number): FastifyReply =>
  fail(reply.header('retry-after', wait), 429, TOO_MANY, tooMuch(wait));

function answer(request: FastifyRequest, reply: FastifyReply, wait: number): FastifyReply {
  if (isApi(request)) return refuseCall(reply, wait);
  if (isForm(request)) return sendPlainPage(reply, 429, { title: TITLE, text: `${tooMuch(wait)} ${NOT_SENT}` });
  return sendPlainPage(reply, 429, { title: TITLE, text: tooMuch(wait), retrySeconds: wait });
}
