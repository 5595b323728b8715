import { userInfo } from 'node:os';
import { described, optional, origin, secretText, type ApiError } from '@lawdex/contracts';
import { CommandFailed, readConfig } from '@lawdex/svc-kit';
import type { AdminCall } from './command.ts';

/** The service that runs, as an admin asks it. */
export class AdminPort {
  private constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  /** By `ADMIN_URL` and `ADMIN_TOKEN`; throws without them. */
  static find(): AdminPort {
    const { ADMIN_URL: url, ADMIN_TOKEN: token } = readConfig({
      ADMIN_URL: described('Where search admins are let in.', optional(origin())),
      ADMIN_TOKEN: described('What they show.', optional(secretText())),
    });
    if (url !== undefined && token !== undefined) return new AdminPort(url, token);
    throw new CommandFailed(
      'The site does not run. Start it, or set ADMIN_URL and ADMIN_TOKEN for one that runs elsewhere.',
    );
  }

  /** The status and content of an answer; throws with the message of a refusal, unless its status is `expected`. */
  async call<T>(
    { method, path, body }: AdminCall,
    expected: readonly number[] = [],
  ): Promise<{ status: number; content: T }> {
    const headers = {
      authorization: `Bearer ${this.token}`,
      'x-operator': userInfo().username,
      'content-type': 'application/json',
    };
    const asked = fetch(`${this.url}/admin/api/${path}`, {
      ...{ method, headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await asked.catch((error: Error) => {
      throw new CommandFailed(error.message);
    });
    const text = await answer.text();
    const content = (text === '' ? undefined : JSON.parse(text)) as T;
    if (!answer.ok && !expected.includes(answer.status)) throw new CommandFailed((content as ApiError).message);
    return { status: answer.status, content };
  }
}
