import { readFile } from 'node:fs/promises';
import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { CLOCK, DomainError, type Clock } from '@lawdex/svc-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuditLog } from '../audit/audit-log.ts';
import { adminOf, Admins, nameOf, SESSION_COOKIE } from '../access/admins.ts';
import { Field, Form, Page, refusalOf } from './desk.ts';
import type { DeskPage } from './layout.tsx';

const ASSETS: ReadonlyMap<string, string> = new Map([
  ['tokens.css', 'text/css; charset=utf-8'],
  ['desk.css', 'text/css; charset=utf-8'],
  ['frame.css', 'text/css; charset=utf-8'],
  ['live.js', 'text/javascript; charset=utf-8'],
]);
const cookie = (value: string, seconds: number): string =>
  `${SESSION_COOKIE}=${value}; Path=/admin; Max-Age=${seconds}; HttpOnly; SameSite=Strict`;

@ApiExcludeController()
@Controller('admin')
export class LoginController {
  constructor(
    private readonly admins: Admins,
    private readonly audit: AuditLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get('assets/:name')
  async asset(@Param('name') name: string, @Res() reply: FastifyReply): Promise<void> {
    const type = ASSETS.get(name);
    if (type === undefined) throw new DomainError('not_found', 404, 'There is nothing at this address.');
    const content = await readFile(new URL(`../../../assets/desk/${name}`, import.meta.url));
    await reply.header('cache-control', 'no-cache').type(type).send(content);
  }

  @Page('login')
  login(): DeskPage {
    return loginPage('');
  }

  @Form('login', '/admin')
  async enter(
    @Field('name') typed: string,
    @Field('token') token: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DeskPage | undefined> {
    const name = nameOf(typed);
    if (name === '' || token === '') {
      return loginPage(name, { notice: { kind: 'bad', text: 'Enter your name and the admin token.' }, status: 422 });
    }
    try {
      await this.admins.checkToken(token, name, request.ip);
    } catch (error) {
      const { notice, status } = refusalOf(error);
      return loginPage(name, { notice: status === 401 ? WRONG : notice, status });
    }
    const before = this.admins.sessionOf(request);
    if (before) this.admins.sessions.end(before);
    const { session, seconds } = this.admins.sessions.begin(name, this.clock().getTime());
    await this.audit.note({ by: name, address: request.ip, action: 'log in', detail: {}, outcome: 'done' });
    void reply.header('set-cookie', cookie(session.id, seconds));
    return undefined;
  }

  @Form('logout', '/admin/login')
  async leave(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    const { by, address, session } = adminOf(request);
    if (session) this.admins.sessions.end(session);
    await this.audit.note({ by, address, action: 'log out', detail: {}, outcome: 'done' });
    void reply.header('set-cookie', cookie('', 0));
  }
}

const WRONG = { kind: 'bad', text: 'This is not the admin token.' } as const;

const loginPage = (name: string, refusal: Pick<DeskPage, 'notice' | 'status'> = {}): DeskPage => ({
  title: 'Log in',
  path: null,
  ...refusal,
  children: (
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
  ),
});
