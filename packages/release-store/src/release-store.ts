import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';

export interface StoreAccess {
  keyId: string;
  secret: string;
  token?: string;
  region?: string;
}

/** `tag` tells one state of the registry from another. */
export type RegistryRead = { kind: 'unchanged' } | { kind: 'none' } | { kind: 'read'; text: string; tag: string };

const WITHIN_MS = 10_000;
/** Tries again so often when the store says that it has too much to do. */
const RETRIES = 3;
const NOT_MODIFIED = 304;
const NOT_FOUND = 404;
/** The store answers 412 when somebody else has written meanwhile, and 409 while that is under way. */
const CONFLICTS = [409, 412];

/** A registry in S3, with `<name>/<version>/...` beside it. Throws on an unexpected answer, and after 10 s without one. */
export class ReleaseStore {
  private readonly client: AwsClient | null;
  private readonly folder: URL;

  constructor(
    readonly url: string,
    access: StoreAccess | null,
  ) {
    this.folder = new URL('./', url);
    this.client =
      access &&
      new AwsClient({
        accessKeyId: access.keyId,
        secretAccessKey: access.secret,
        ...(access.token !== undefined && { sessionToken: access.token }),
        ...(access.region !== undefined && { region: access.region }),
        service: 's3',
        retries: RETRIES,
      });
  }

  /** `known` is the tag of the state that was read before. */
  async readRegistry(known: string | null = null): Promise<RegistryRead> {
    const response = await this.ask('GET', this.url, known === null ? {} : { 'if-none-match': known });
    const content = await response.arrayBuffer();
    if (response.status === NOT_MODIFIED) return { kind: 'unchanged' };
    if (response.status === NOT_FOUND) return { kind: 'none' };
    const tag = response.headers.get('etag');
    if (!response.ok || tag === null) throw this.unexpected('GET', this.url, response);
    return { kind: 'read', text: Buffer.from(content).toString(), tag };
  }

  /** Writes over the state with the tag `known`, or where none was (null). False, and nothing written, when that has changed. */
  async writeRegistry(text: string, known: string | null): Promise<boolean> {
    const condition: Record<string, string> = known === null ? { 'if-none-match': '*' } : { 'if-match': known };
    const response = await this.ask('PUT', this.url, { ...condition, 'content-type': 'application/json' }, text);
    await response.arrayBuffer();
    if (CONFLICTS.includes(response.status)) return false;
    if (!response.ok) throw this.unexpected('PUT', this.url, response);
    return true;
  }

  /** `mf-hello/0.1.0-3f9ac2d1/release.json`; null when there is no such file. */
  async readFile(path: string): Promise<Buffer | null> {
    const url = this.urlOf(path);
    const response = await this.ask('GET', url);
    const content = await response.arrayBuffer();
    if (response.status === NOT_FOUND) return null;
    if (!response.ok) throw this.unexpected('GET', url, response);
    return Buffer.from(content);
  }

  async writeFile(path: string, content: Buffer): Promise<void> {
    const url = this.urlOf(path);
    const response = await this.ask('PUT', url, {}, content);
    await response.arrayBuffer();
    if (!response.ok) throw this.unexpected('PUT', url, response);
  }

  private urlOf(path: string): string {
    return new URL(path.split('/').map(encodeURIComponent).join('/'), this.folder).href;
  }

  private async ask(
    method: 'GET' | 'PUT',
    url: string,
    headers: Record<string, string> = {},
    body?: string | Buffer,
  ): Promise<Response> {
    const send = () => {
      const init = {
        method,
        headers: {
          ...headers,
          'x-amz-content-sha256': createHash('sha256')
            .update(body ?? '')
            .digest('hex'),
        },
        ...(body !== undefined && { body: new Uint8Array(Buffer.from(body)) }),
        signal: AbortSignal.timeout(WITHIN_MS),
      };
      return this.client ? this.client.fetch(url, init) : fetch(url, init);
    };
    // A connection that was kept may have been closed by the other end at this very moment.
    const again = (error: unknown) => (isTimeout(error) ? Promise.reject(error) : send());
    return send()
      .catch(again)
      .catch((error: unknown) => {
        throw new Error(`The store does not answer to ${method} ${url}: ${reasonOf(error)}`);
      });
  }

  private unexpected(method: string, url: string, { status }: Response): Error {
    const advice = status === 403 ? ' Look at AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_REGION.' : '';
    return new Error(`The store answered ${status} to ${method} ${url}.${advice}`);
  }
}

const isTimeout = (error: unknown): boolean => Object(error).name === 'TimeoutError';

/** `fetch failed` says nothing; its cause does. */
const reasonOf = (error: unknown): string => String(Object(error).cause ?? error);
