import type { Clock } from '@lawdex/svc-kit';
import { freePort } from './http-server.ts';
import { SearchServiceUnderTest } from './search-service.ts';

export const ADMIN_TOKEN = 'token-of-the-admins';

export interface DeskAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** The port of a service for admins, as programs and as browsers without JavaScript use it. */
export class DeskUnderTest {
  service: SearchServiceUnderTest;
  url: string;
  private cookie = '';
  private formKey = '';

  /** Runs while the tests of a file do. */
  static inTests(clock?: Clock): DeskUnderTest {
    const desk = new DeskUnderTest();
    beforeAll(async () => {
      const port = await freePort();
      desk.service = await SearchServiceUnderTest.start(clock, { host: '127.0.0.1', port, token: ADMIN_TOKEN });
      desk.url = `http://127.0.0.1:${port}`;
    });
    afterAll(() => desk.service.stop());
    return desk;
  }

  async ask(path: string, init: RequestInit = {}): Promise<DeskAnswer> {
    const answer = await fetch(this.url + path, { redirect: 'manual', ...init });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  /** As a program does. Answers the parsed JSON. */
  async call<T>(path: string, body?: object, token: string = ADMIN_TOKEN): Promise<{ status: number; body: T }> {
    const headers = { authorization: `Bearer ${token}`, 'x-operator': 'Robin', 'content-type': 'application/json' };
    const { status, text } = await this.ask(`/admin/api/${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return { status, body: (text === '' ? null : JSON.parse(text)) as T };
  }

  async login(name = 'Ada', token = ADMIN_TOKEN): Promise<DeskAnswer> {
    const answer = await this.ask('/admin/login', { method: 'POST', body: new URLSearchParams({ name, token }) });
    this.cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    if (answer.status === 303) await this.page('/admin');
    return answer;
  }

  async page(path: string): Promise<DeskAnswer> {
    const answer = await this.ask(path, { headers: { cookie: this.cookie, accept: 'text/html' } });
    this.formKey = /name="formKey" value="([^"]+)"/.exec(answer.text)?.[1] ?? this.formKey;
    return answer;
  }

  /** Sends a form of a page that was loaded. */
  send(path: string, fields: Record<string, string> = {}, formKey = this.formKey): Promise<DeskAnswer> {
    const body = new URLSearchParams({ formKey, ...fields });
    return this.ask(path, { method: 'POST', headers: { cookie: this.cookie, accept: 'text/html' }, body });
  }
}
