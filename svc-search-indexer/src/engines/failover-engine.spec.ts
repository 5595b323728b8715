import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { jest } from '@jest/globals';
import type { Logger } from '@lawdex/svc-kit';
import { everything } from '../../test/conformance.ts';
import { standIns } from '../../test/stand-ins.ts';
import { until } from '../../test/until.ts';
import type { PopularSearch } from '@lawdex/contracts';
import type { EngineAnswer, EngineHit } from '@lawdex/search-language/plan';
import { AnsweredBy, NotedEngine } from './answered-by.ts';
import { AskedEngine } from './asked-engine.ts';
import { FailoverEngine } from './failover-engine.ts';

const TIMES = { shareMs: 40, searchMs: 100, probeMs: 60 };

/** An engine whose hits bear its name, and which a test can take down or freeze. */
class FakeEngine extends AskedEngine {
  asked = 0;
  state: 'well' | 'slow' | 'down' | 'frozen' | 'deaf' = 'well';
  popularSearches: PopularSearch[] = [];

  constructor(readonly name: string) {
    super();
  }

  override async search(query: unknown, signal: AbortSignal): Promise<EngineAnswer> {
    return { hits: await this.hits(query, signal), total: 1 };
  }

  override async hits(_query: unknown, signal: AbortSignal): Promise<EngineHit[]> {
    await this.answer(signal);
    return [{ id: this.name, tier: null, distanceMiles: null }];
  }

  override async count(_query: unknown, _choices: unknown, signal: AbortSignal): Promise<number[]> {
    await this.answer(signal);
    return [this.name.length];
  }

  override async popular(_most: number, signal: AbortSignal): Promise<PopularSearch[]> {
    await this.answer(signal);
    return this.popularSearches;
  }

  keepPopular(searches: readonly PopularSearch[], signal: AbortSignal): Promise<void> {
    this.popularSearches = [...searches];
    return this.answer(signal);
  }

  protected ask(): Promise<never> {
    return Promise.reject(new Error('Nobody asks for it.'));
  }

  private answer(signal: AbortSignal): Promise<void> {
    this.asked++;
    if (this.state === 'down') return Promise.reject(new Error('connection refused'));
    if (this.state === 'well') return Promise.resolve();
    return new Promise((resolve, reject) => {
      if (this.state === 'deaf') return;
      if (this.state === 'slow') setTimeout(resolve, 25);
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  }
}

const logger = { info: jest.fn(), warn: jest.fn(), debug: jest.fn() };
let preferred: FakeEngine;
let spare: FakeEngine;
let failover: FailoverEngine;
beforeEach(() => {
  jest.clearAllMocks();
  preferred = new FakeEngine('preferred');
  spare = new FakeEngine('spare');
  failover = new FailoverEngine(preferred, spare, ...standIns<[Logger]>(logger), TIMES);
});
afterEach(() => failover.beforeApplicationShutdown());

const request = (): AbortSignal => AbortSignal.timeout(4_000);
const answerer = async (signal = request()): Promise<string | undefined> =>
  (await failover.search(everything, signal)).hits[0]?.id;
const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
};
const pause = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

describe('while the preferred engine', () => {
  it('is well, it answers, and the spare one has nothing to do', async () => {
    expect(await answerer()).toBe('preferred');
    expect(await failover.count(everything, [{}], request())).toEqual(['preferred'.length]);
    expect(await failover.hits(everything, request())).toMatchObject([{ id: 'preferred' }]);
    expect([spare.asked, failover.name]).toEqual([0, 'preferred']);
  });

  it('is slow, all questions of a search have one deadline, and the spare one answers what is left of them', async () => {
    preferred.state = 'slow';
    const signal = request();
    const answers: (string | undefined)[] = [];
    for (let question = 0; question < 6; question++) answers.push(await answerer(signal));
    expect(answers[0]).toBe('preferred');
    expect(answers.at(-1)).toBe('spare');
    expect(await answerer()).toBe('preferred');
  });

  it('is down, the search goes on with the spare one in the same request', async () => {
    preferred.state = 'down';
    expect(await answerer()).toBe('spare');
    expect(await failover.count(everything, [{}], request())).toEqual(['spare'.length]);
  });

  it('takes longer than its share, it is not waited for, whatever it makes of that, and whatever memory is collected meanwhile', async () => {
    preferred.state = 'deaf';
    const asked = Array.from({ length: 3 }, () => answerer());
    await pause(TIMES.shareMs / 4);
    collectGarbage();
    expect(await Promise.all(asked)).toEqual(['spare', 'spare', 'spare']);
  });

  it('fails one question of a request, the spare one answers all others of it', async () => {
    const signal = request();
    preferred.state = 'down';
    await answerer(signal);
    preferred.state = 'well';
    expect([await answerer(signal), await answerer()]).toEqual(['spare', 'preferred']);
  });

  it('goes on failing, it is left alone, which is said once, and no request fails or waits', async () => {
    preferred.state = 'frozen';
    for (let asked = 0; asked < 3; asked++) await answerer();
    const before = preferred.asked;
    for (let asked = 0; asked < 50; asked++) expect(await answerer()).toBe('spare');
    // A trial now and then, which nobody waits for.
    expect(preferred.asked - before).toBeLessThan(25);
    expect(failover.name).toBe('spare');
    await pause(400);
    expect(logger.warn).toHaveBeenCalledTimes(1);
  });

  it('was left alone and is well again, it answers again without anybody having waited for the trial', async () => {
    preferred.state = 'down';
    for (let asked = 0; asked < 3; asked++) await answerer();
    preferred.state = 'well';
    await until(async () => (await answerer()) === 'preferred');
    expect(logger.info).toHaveBeenCalledTimes(1);
  });
});

it('a visitor who leaves says nothing about the engine, and is answered by none', async () => {
  preferred.state = 'frozen';
  for (let asked = 0; asked < 10; asked++) {
    const leaving = new AbortController();
    const answer = answerer(leaving.signal);
    leaving.abort(new Error('gone'));
    await expect(answer).rejects.toThrow();
  }
  expect([failover.name, spare.asked]).toEqual(['preferred', 0]);
});

it('counts what engines are asked, also what has no answer in time: a rebuild makes room for whoever waits', async () => {
  const answeredBy = new AnsweredBy();
  const noted = new NotedEngine(preferred, answeredBy);
  const signal = AbortSignal.timeout(60_000);
  expect(await noted.hits(everything, signal)).toHaveLength(1);
  preferred.state = 'down';
  await expect(noted.search(everything, signal)).rejects.toThrow('connection refused');
  await expect(noted.count(everything, [], signal)).rejects.toThrow('connection refused');
  expect(answeredBy.asked).toBe(3);
});

it('popular searches are the spare engine’s when the preferred one fails, or was not told the latest', async () => {
  const popular = [{ query: 'tax', count: 7 }];
  await failover.keepPopular(popular, request());
  expect([await failover.popular(5, request()), spare.asked]).toEqual([popular, 1]);
  preferred.state = 'down';
  expect([await failover.popular(5, request()), spare.asked]).toEqual([popular, 2]);
  await failover.keepPopular([], request());
  const asked = preferred.asked;
  expect([await failover.popular(5, request()), preferred.asked]).toEqual([[], asked]);
});
