import { createService, type ServiceOptions } from '../service.ts';

export interface Answer {
  status: number;
  headers: Headers;
  /** The parsed JSON, or the text when it is none. */
  body: unknown;
}

export interface TestService {
  url: string;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  /** A text is sent as it is, anything else as JSON. */
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  close(): Promise<void>;
}

export const TEST_TOKEN = 'token-of-the-tests';

async function read(pending: Promise<Response>): Promise<Answer> {
  const response = await pending;
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json');
  return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : text };
}

/** The real service on a free port, quiet; requests go through HTTP. */
export async function startTestService(options: Omit<ServiceOptions, 'name'>): Promise<TestService> {
  const { app } = await createService({ name: 'test', internalToken: TEST_TOKEN, logLevel: 'silent', ...options });
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  return {
    url,
    get: (path, headers = {}) => read(fetch(url + path, { headers })),
    post: (path, body, headers = {}) =>
      read(
        fetch(url + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        }),
      ),
    close: () => app.close(),
  };
}
