import type { RequestListener } from 'node:http';
import { upstreamsText } from '@lawdex/contracts';
import { listening, serverUnderTest } from './ask.ts';
import { TestReleases } from './releases.ts';
import { ShellProcess, upstream } from './shell-process.ts';

/** A shell before a service that answers so. It is started before all tests of a file. */
export function shellUnderTest(env: Record<string, string> = {}, answers: RequestListener = noSuchThing) {
  const releases = new TestReleases();
  const service = serverUnderTest(answers);
  const site = {
    shell: undefined as unknown as ShellProcess,
    /** Another shell before the same service. */
    start(env: Record<string, string>): Promise<ShellProcess> {
      const url = `http://127.0.0.1:${listening(service).port}`;
      return ShellProcess.start(releases, { UPSTREAMS: upstreamsText([upstream(url, '/api/')]), ...env });
    },
  };
  beforeAll(async () => {
    releases.publish(releases.built);
    site.shell = await site.start(env);
  });
  afterAll(async () => {
    await site.shell.stop();
    releases.remove();
  });
  return site;
}

const noSuchThing: RequestListener = (_request, answer) => void answer.writeHead(404).end('{}');
