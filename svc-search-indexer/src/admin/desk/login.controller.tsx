import { readFile } from 'node:fs/promises';
import { Body, Controller, Get, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { CLOCK, DomainError } from '@lawdex/svc-kit';
import type { Clock } from '@lawdex/svc-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuditLog } from '../audit/audit-log.ts';
import { Admins, nameOf, SESSION_COOKIE } from '../door/admins.ts';
import { DeskPages, fieldOf, refusalOf } from './desk.ts';
import type { Notice } from './layout.tsx';

const ASSETS: ReadonlyMap<string, string> = new Map([
  ['tokens.css', 'text/css; charset=utf-8'],
  ['desk.css', 'text/css; charset=utf-8'],
  ['frame.css', 'text/css; charset=utf-8'],
  ['live.js', 'text/javascript; charset=utf-8'],
]);
const cookie = (value: string, seconds: number): string =>
  `${SESSION_COOKIE}=${value}; Path=/admin; Max-Age=${seconds}; HttpOnly; SameSite=Strict`;

/** The way into the desk and out of it. */
@ApiExcludeController()
@Controller('admin')
export class LoginController {
  constructor(
    private readonly admins: Admins,
    private readonly audit: AuditLog,
    private readonly desk: DeskPages,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get('assets/:name')
  async asset(@Param('name') name: string, @Res() reply: FastifyReply): Promise<void> {
    const type = ASSETS.get(name);
    if (type === undefined) throw new DomainError('not_found', 404, 'There is nothing at this address.');
    const content = await readFile(new URL(`../../../assets/desk/${name}`, import.meta.url));
    await reply.header('cache-control', 'no-cache').type(type).send(content);
  }

  @Get('login')
  login(@Res() reply: FastifyReply): Promise<void> {
    return this.form(reply, '', null, 200);
  }

  @Post('login')
  async enter(@Body() body: object, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const name = nameOf(fieldOf(body, 'name'));
    const token = fieldOf(body, 'token');
    if (name === '' || token === '') {
      return this.form(reply, name, { kind: 'bad', text: 'Enter your name and the admin token.' }, 422);
    }
    try {
      await this.admins.checkToken(token, name, request.ip);
    } catch (error) {
      const wrong = error instanceof DomainError && error.status === 401;
      const notice: Notice = wrong ? { kind: 'bad', text: 'This is not the admin token.' } : refusalOf(error);
      return this.form(reply, name, notice, wrong ? 401 : 429);
    }
    const before = this.admins.sessionOf(request);
    if (before) this.admins.sessions.end(before);
    const { session, seconds } = this.admins.sessions.begin(name, this.clock().getTime());
    await this.audit.note({ by: name, address: request.ip, action: 'log in', detail: {}, outcome: 'done' });
    await reply.header('set-cookie', cookie(session.id, seconds)).redirect('/admin', 303);
  }

  @Post('logout')
  async leave(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { by, address, session } = this.admins.of(request);
    if (session) this.admins.sessions.end(session);
    await this.audit.note({ by, address, action: 'log out', detail: {}, outcome: 'done' });
    await reply.header('set-cookie', cookie('', 0)).redirect('/admin/login', 303);
  }

  private form(reply: FastifyReply, name: string, notice: Notice | null, status: number): Promise<void> {
    const children = (
      <form className="card narrow" method="post" action="/admin/login">
        <h1>Log in</h1>
        <label>
          Your name
          <small>Stands in the audit log beside what you do.</small>
          <input name="name" defaultValue={name} required maxLength={60} autoComplete="username" />
        </label>
        <label>
          Admin token
          <input name="token" type="password" required autoComplete="current-password" />
        </label>
        <div>
          <button type="submit" className="primary">
            Log in
          </button>
        </div>
      </form>
    );
    return this.desk.send(reply, { title: 'Log in', path: null, viewer: null, notice, children }, status);
  }
}
