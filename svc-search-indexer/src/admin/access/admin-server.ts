import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { DomainError, LOGGER, PATIENCE, type Logger } from '@lawdex/svc-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from '../desk/layout.tsx';
import { ADMIN_SETTINGS, adminOf, Admins, type AdminSettings } from './admins.ts';
import { isOwnHost, isOwnOrigin } from './own-host.core.ts';

const FORM = 'application/x-www-form-urlencoded';
/** Visitors who are not signed in may see these. */
const OPEN = /^\/admin\/(login|assets\/:name)$/;
const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types desk";

const NOT_HERE = 'Search admins come by 127.0.0.1, localhost or ADMIN_ORIGIN, see docs/SEARCH-DESK.md.';

const nothingHere = (): DomainError => new DomainError('not_found', 404, 'There is nothing at this address.');
const isAdminRoute = (request: FastifyRequest): boolean => /^\/admin(\/|$)/.test(request.routeOptions.url ?? '');
const wantsPage = ({ url, headers }: FastifyRequest): boolean =>
  !url.startsWith('/admin/api/') && headers.accept?.includes('text/html') === true;

/** A port of its own for `/admin`, which visitors do not reach. Errors, checks and measures are those of the whole service. */
@Injectable()
export class AdminServer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly entered = new WeakSet<IncomingMessage>();
  private readonly fastify: FastifyInstance;
  private server: Server | null = null;

  constructor(
    host: HttpAdapterHost,
    @Inject(ADMIN_SETTINGS) private readonly settings: AdminSettings | null,
    private readonly admins: Admins,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.fastify = host.httpAdapter.getInstance<FastifyInstance>();
    this.fastify.addHook('onRequest', (request, reply) => this.admit(request, reply));
    this.fastify.addHook('preValidation', async (request, reply) => {
      try {
        this.checkForm(request);
      } catch (error) {
        if (!wantsPage(request) || !(error instanceof DomainError)) throw error;
        await sendRefusal(request, reply, error);
      }
    });
    this.fastify.addContentTypeParser(FORM, { parseAs: 'string' }, (request, body, done) => {
      if (!this.entered.has(request.raw)) return done(Object.assign(new Error('No forms here.'), { statusCode: 415 }));
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    });
  }

  /** Where it listens; for tests, which let the system choose the port. */
  get url(): string | null {
    const address = this.server?.address();
    return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : null;
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.settings) return;
    const { host, port } = this.settings;
    const server = createServer(PATIENCE, (request, response) => this.receive(request, response));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
    this.server = server;
    this.logger.info({ url: this.url }, 'admins are let in');
  }

  async beforeApplicationShutdown(): Promise<void> {
    const { server } = this;
    if (!server) return;
    await new Promise((resolve) => {
      server.close(resolve);
      // Pages that show live progress keep their connection.
      server.closeAllConnections();
    });
  }

  private receive(request: IncomingMessage, response: ServerResponse): void {
    const { host } = request.headers;
    if (!isOwnHost(host, { local: request.socket.localAddress, origin: this.settings?.origin })) {
      const error = { code: 'misdirected_request', message: NOT_HERE, requestId: randomUUID() };
      const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
      response.writeHead(421, headers).end(JSON.stringify(error));
      return;
    }
    if (request.url === '/') {
      response.writeHead(302, { location: '/admin' }).end();
      return;
    }
    this.entered.add(request);
    this.fastify.routing(request, response);
  }

  private async admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const entered = this.entered.has(request.raw);
    if (entered !== isAdminRoute(request)) throw nothingHere();
    if (!entered) return;
    void reply.headers({
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // With 'no-referrer' browsers send 'Origin: null' with the desk's own forms.
      'referrer-policy': 'same-origin',
    });
    this.checkOrigin(request);
    if (OPEN.test(request.routeOptions.url ?? '')) return;
    try {
      await this.admins.identify(request);
    } catch (error) {
      if (!wantsPage(request)) throw error;
      await reply.redirect('/admin/login', 303);
    }
  }

  private checkOrigin({ method, headers }: FastifyRequest): void {
    if (method === 'GET') return;
    const from = headers['sec-fetch-site'] ?? 'none';
    const isOwn = isOwnOrigin(headers.origin, headers.host, this.settings?.origin);
    if (isOwn && (from === 'same-origin' || from === 'none')) return;
    throw new DomainError('foreign_origin', 403, 'Forms of other sites are not taken.');
  }

  /** Browsers send the cookie by themselves, so a form has to prove that it is one of ours. */
  private checkForm(request: FastifyRequest): void {
    const isOpen = OPEN.test(request.routeOptions.url ?? '');
    if (!this.entered.has(request.raw) || isOpen || ['GET', 'HEAD'].includes(request.method)) return;
    const { session } = adminOf(request);
    if (!session) return;
    const body = new Map(Object.entries(Object(request.body) as Record<string, unknown>));
    const given = body.get('formKey') ?? request.headers['x-form-key'];
    if (given !== session.formKey) {
      throw new DomainError('stale_form', 403, 'This form is not of your session. Load the page again.');
    }
    body.delete('formKey');
    request.body = Object.fromEntries(body);
  }
}
