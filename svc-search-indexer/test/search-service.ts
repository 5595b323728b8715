import { SEARCH_ENGINE_HEADER, type BusinessRecord, type DirectoryEvent, type SearchResponse } from '@lawdex/contracts';
import type { Clock } from '@lawdex/svc-kit';
import { createTestDatabase, persistently, startTestService, TEST_TOKEN } from '@lawdex/svc-kit/testing';
import type { Answer, TestDatabase, TestService } from '@lawdex/svc-kit/testing';
import { AppModule, type SearchSettings } from '../src/app.module.ts';
import type { LandingReport } from '../src/landing/landing-report.ts';
import { CATEGORIES, cityNamed } from '@lawdex/search-language/testing';
import { categoryChanged, changed, deleted, business, uuidOf } from './businesses.ts';
import { SCHEMA } from './database.ts';
import { fed } from './fed.ts';
import { until } from './until.ts';

export type Params = Record<string, string | number>;

let towns = 0;
/** Rows of searches and of landing pages follow the log of documents in every service. */
const FOLLOWERS = 2;

/** The real service with its own database; events and searches go through HTTP. */
export class SearchServiceUnderTest {
  database: TestDatabase;
  private service: TestService;

  private constructor(
    private readonly clock: Clock | undefined,
    private readonly admin?: SearchSettings['admin'],
  ) {}

  static async start(clock?: Clock, admin?: SearchSettings['admin']): Promise<SearchServiceUnderTest> {
    const under = new SearchServiceUnderTest(clock, admin);
    await under.begin();
    return under;
  }

  /** Runs while the tests of a file do, with these businesses from the beginning. */
  static inTests(businesses: readonly BusinessRecord[] = [], clock?: Clock): SearchServiceUnderTest {
    const under = new SearchServiceUnderTest(clock);
    beforeAll(async () => {
      await under.begin();
      if (businesses.length > 0) await under.index(...businesses);
    });
    afterAll(() => under.stop());
    return under;
  }

  private async begin(): Promise<void> {
    this.database = await createTestDatabase(SCHEMA);
    await this.serve();
    await this.send(CATEGORIES.map((terms) => categoryChanged(terms)));
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
    await this.serve(settings);
  }

  private async serve(settings: Partial<SearchSettings> = {}): Promise<void> {
    const own = { databaseUrl: this.database.appUrl, searchesKeptDays: 90, admin: this.admin };
    this.service = await startTestService({ module: AppModule.forRoot({ ...own, ...settings }), clock: this.clock });
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
    await until(async () => {
      const { total, understood } = await this.search({ location: town });
      return total === 1 && understood.place?.kind === 'city';
    });
    await this.send([deleted(marker.id, 2)]);
  }

  /** Landing pages follow the rows by up to a minute, the longer the slower the machine: waits until they do. */
  async landingPagesFollow(): Promise<void> {
    await until(async () => {
      const { body } = await this.get('/internal/landing-report?limit=1', { 'x-internal-token': TEST_TOKEN });
      return (body as LandingReport).isCurrent;
    });
  }

  get(path: string, headers?: Record<string, string>): Promise<Answer> {
    return persistently(() => this.service.get(path, headers));
  }

  /** Waits until this engine answers: one that has just been added is filled first. */
  async answeredBy(engine: string): Promise<void> {
    await until(async () => (await this.ask({ query: 'tax' })).headers.get(SEARCH_ENGINE_HEADER) === engine);
  }

  /** The raw answer to a search, or to what else is asked by its parameters. */
  ask(params: Params, path = '/api/businesses/search'): Promise<Answer> {
    const query = Object.entries(params).map(([name, value]): [string, string] => [name, String(value)]);
    return this.get(`${path}?${new URLSearchParams(query)}`);
  }

  async search(params: Params): Promise<SearchResponse> {
    const answer = await this.ask(params);
    if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body as SearchResponse;
  }

  async names(params: Params): Promise<string[]> {
    return (await this.search(params)).businesses.map(({ name }) => name);
  }
}
