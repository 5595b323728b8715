import { SEARCH_ENGINE_HEADER, type BusinessRecord, type DirectoryEvent, type SearchResponse } from '@lawdex/contracts';
import type { Clock } from '@lawdex/svc-kit';
import { createTestDatabase, persistently, startTestService, TEST_TOKEN } from '@lawdex/svc-kit/testing';
import type { Answer, TestDatabase, TestService } from '@lawdex/svc-kit/testing';
import { AppModule, type SearchSettings } from '../src/app.module.ts';
import type { LandingReport } from '../src/landing/landing-report.ts';
import { CATEGORIES, cityNamed } from '@lawdex/search-language/testing';
import { categoryChanged, changed, deleted, business, uuidOf } from './businesses.ts';
import { migrateSearch } from './database.ts';
import { fed } from './fed.ts';

let towns = 0;
/** Rows of searches and of landing pages follow the log of documents in every service. */
const FOLLOWERS = 2;

/** The real service with its own database; events and searches go through HTTP. */
export class SearchServiceUnderTest {
  private constructor(
    readonly database: TestDatabase,
    private service: TestService,
    private readonly clock: Clock | undefined,
  ) {}

  static async start(clock?: Clock, admin?: SearchSettings['admin']): Promise<SearchServiceUnderTest> {
    const database = await createTestDatabase(migrateSearch);
    const service = await startTestService({
      module: AppModule.forRoot({ databaseUrl: database.appUrl, searchesKeptDays: 90, admin }),
      clock,
    });
    const under = new SearchServiceUnderTest(database, service, clock);
    await under.send(CATEGORIES.map((terms) => categoryChanged(terms)));
    return under;
  }

  get url(): string {
    return this.service.url;
  }

  async stop(): Promise<void> {
    await this.service.close();
    await this.database.drop();
  }

  /** Another process of the same service, on the same database, as a restart would be. */
  async restart(settings: Pick<SearchSettings, 'demoData' | 'meilisearch'> = {}): Promise<void> {
    await this.service.close();
    const module = AppModule.forRoot({ databaseUrl: this.database.appUrl, searchesKeptDays: 90, ...settings });
    this.service = await startTestService({ module, clock: this.clock });
  }

  /** As an operator does. */
  operate(path: string, body: object, token: string | null = TEST_TOKEN): Promise<Answer> {
    return this.service.post(path, body, token === null ? {} : { 'x-internal-token': token });
  }

  /** As the outbox relay does. */
  post(events: unknown, token: string | null = TEST_TOKEN): Promise<Answer> {
    return this.service.post('/internal/events', { events }, token === null ? {} : { 'x-internal-token': token });
  }

  /** Resolves when every engine has what the events told. */
  async send(events: readonly DirectoryEvent[]): Promise<void> {
    const answer = await persistently(() => this.post(events));
    if (answer.status !== 204) throw new Error(`Events were answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    await fed(this.database, FOLLOWERS);
  }

  /** Indexes businesses and waits until their words and places are in the dictionary. */
  async index(...businesses: BusinessRecord[]): Promise<void> {
    for (let from = 0; from < businesses.length; from += 500) {
      await this.send(businesses.slice(from, from + 500).map((record) => changed(record)));
    }
    await this.settle();
  }

  /** The dictionary follows a quarter of a second behind: waits until it knows a town that comes after everything else. */
  async settle(): Promise<void> {
    const town = `Q${uuidOf(String(++towns)).replaceAll('-', '')}`;
    const marker = business({ name: 'Marker', in: { ...cityNamed('Chicago'), city: town } });
    await this.send([changed(marker)]);
    const deadline = Date.now() + 120_000;
    const follows = async (): Promise<boolean> => {
      const { total, understood } = await this.search({ location: town });
      return total === 1 && understood.place?.kind === 'city';
    };
    while (!(await follows())) {
      if (Date.now() > deadline) throw new Error('The dictionary did not follow within two minutes.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await this.send([deleted(marker.id, 2)]);
  }

  /** Landing pages follow the rows by up to a minute, the longer the slower the machine: waits until they do. */
  async landingPagesFollow(): Promise<void> {
    const deadline = Date.now() + 120_000;
    const headers = { 'x-internal-token': TEST_TOKEN };
    const follow = async (): Promise<boolean> => {
      const { body } = await this.get('/internal/landing-report?limit=1', headers);
      return (body as LandingReport).isCurrent;
    };
    while (!(await follow())) {
      if (Date.now() > deadline) throw new Error('Landing pages did not follow within two minutes.');
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }

  get(path: string, headers?: Record<string, string>): Promise<Answer> {
    return persistently(() => this.service.get(path, headers));
  }

  /** Waits until this engine answers: one that has just been added is filled first. */
  async answeredBy(engine: string): Promise<void> {
    const deadline = Date.now() + 300_000;
    while ((await this.ask({ query: 'tax' })).headers.get(SEARCH_ENGINE_HEADER) !== engine) {
      if (Date.now() > deadline) throw new Error(`${engine} did not answer within five minutes.`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** The raw answer to a search. */
  ask(params: Record<string, string | number>): Promise<Answer> {
    const query = new URLSearchParams(
      Object.entries(params).map(([name, value]): [string, string] => [name, String(value)]),
    );
    return this.get(`/api/businesses/search?${query}`);
  }

  async search(params: Record<string, string | number>): Promise<SearchResponse> {
    const answer = await this.ask(params);
    if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body as SearchResponse;
  }

  async names(params: Record<string, string | number>): Promise<string[]> {
    return (await this.search(params)).businesses.map(({ name }) => name);
  }
}
