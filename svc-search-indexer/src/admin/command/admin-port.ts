import { userInfo } from 'node:os';
import { described, optional, origin, secretText, type ApiError } from '@lawdex/contracts';
import { readConfig } from '@lawdex/svc-kit';
import type { AdminCall } from './command.core.ts';

export const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Says it on the error stream; the process ends with this code. */
export const complain = (text: string, code: number): void => {
  process.stderr.write(`${text}\n`);
  process.exitCode = code;
};

/** The service that runs, as an admin asks it. */
export class AdminPort {
  private constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  /** By `ADMIN_URL` and `ADMIN_TOKEN`; complains and gives null without them. */
  static find(): AdminPort | null {
    const { ADMIN_URL: url, ADMIN_TOKEN: token } = readConfig({
      ADMIN_URL: described('Where search admins are let in.', optional(origin())),
      ADMIN_TOKEN: described('What they show.', optional(secretText())),
    });
    if (url !== undefined && token !== undefined) return new AdminPort(url, token);
    complain('The site does not run. Start it, or set ADMIN_URL and ADMIN_TOKEN for one that runs elsewhere.', 1);
    return null;
  }

  /**
   * @returns the answer's status, and its content; undefined when it has none
   * @throws with the message of a refusal, unless its status is one of `expected`
   */
  async call<T>(
    { method, path, body }: AdminCall,
    expected: readonly number[] = [],
  ): Promise<{ status: number; content: T }> {
    const answer = await fetch(`${this.url}/admin/api/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        'x-operator': userInfo().username,
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const content = (text === '' ? undefined : JSON.parse(text)) as T;
    if (!answer.ok && !expected.includes(answer.status)) throw new Error((content as ApiError).message);
    return { status: answer.status, content };
  }
}
