import { readFileSync } from 'node:fs';
import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Body, Controller, Get, Inject, Injectable, Module, Post, type DynamicModule } from '@nestjs/common';
import { InjectRepository, TypeOrmModule } from '@nestjs/typeorm';
import { IsString } from 'class-validator';
import { Column, DataSource, Entity, In, PrimaryGeneratedColumn, Repository } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CLOCK, type Clock } from '../clock.ts';
import { databaseModule } from '../database/database.module.ts';
import { migrate } from '../database/migrations/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { startTestService, TEST_TOKEN, type TestService } from '../testing/test-service.ts';
import type { EventReaders, EventSource, OutboxEvent } from './event-source.ts';
import { createOutbox } from './outbox-schema.ts';
import { OutboxModule } from './outbox.module.ts';

// A whole small service, as README.md describes it.

interface NoteChanged extends OutboxEvent {
  type: 'note.changed';
  payload: { id: string; text: string };
}

@Entity('notes')
class Note {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  text: string;

  @Column('timestamptz')
  createdAt: Date;

  @Column({ type: 'integer', default: 1 })
  version: number;
}

class CreateNote {
  @IsString()
  text: string;
}

@Controller('api/notes')
class NotesController {
  constructor(
    private readonly db: DataSource,
    @InjectRepository(Note) private readonly notes: Repository<Note>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get()
  list(): Promise<Note[]> {
    return this.notes.find();
  }

  @Post()
  create(@Body() { text }: CreateNote): Promise<Note> {
    return this.db.transaction(async (tx) => {
      const note = await tx.save(tx.create(Note, { text, createdAt: this.clock() }));
      await tx.query(`insert into outbox_events (type, subject_id, version) values ('note.changed', $1, $2)`, [
        note.id,
        note.version,
      ]);
      return note;
    });
  }
}

@Module({ imports: [TypeOrmModule.forFeature([Note])], controllers: [NotesController], exports: [TypeOrmModule] })
class NotesModule {}

@Injectable()
class NoteEvents implements EventSource<NoteChanged> {
  readonly read: EventReaders<NoteChanged>;
  readonly republish = { 'note.changed': Note };

  constructor(@InjectRepository(Note) notes: Repository<Note>) {
    this.read = {
      'note.changed': async (ids) => {
        const found = await notes.findBy({ id: In(ids) });
        return found.map(({ id, text, version }) => ({ id, version, payload: { id, text } }));
      },
    };
  }
}

@Module({})
class AppModule {
  static forRoot(databaseUrl: string, consumers: string[]): DynamicModule {
    return {
      module: AppModule,
      imports: [
        databaseModule({ url: databaseUrl, service: 'svc-notes' }),
        NotesModule,
        OutboxModule.forRoot({
          source: NoteEvents,
          imports: [NotesModule],
          databaseUrl,
          consumers,
          internalToken: TEST_TOKEN,
        }),
      ],
    };
  }
}

class Notes1700000000000 implements MigrationInterface {
  name = 'Notes1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    await createOutbox(runner);
    await runner.query(
      `create table notes (id uuid primary key default gen_random_uuid(), text text not null,
         created_at timestamptz not null, version integer not null default 1)`,
    );
  }

  async down(): Promise<void> {}
}

const NOW = new Date('2026-11-21T12:00:00Z');
const heard: OutboxEvent[] = [];
let consumer: Server;
let database: TestDatabase;
let service: TestService;

beforeAll(async () => {
  consumer = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { events }: { events: OutboxEvent[] } = JSON.parse(body);
      heard.push(...events);
      response.writeHead(request.headers['x-internal-token'] === TEST_TOKEN ? 204 : 403).end();
    });
  });
  await new Promise<void>((resolve) => consumer.listen(0, '127.0.0.1', resolve));
  const { port } = consumer.address() as AddressInfo;
  database = await createTestDatabase();
  await migrate({
    url: database.ownerUrl,
    service: 'svc-notes',
    migrations: [Notes1700000000000],
    appRole: database.appRole,
  });
  service = await startTestService({
    module: AppModule.forRoot(database.appUrl, [`http://127.0.0.1:${port}`]),
    clock: () => NOW,
  });
});
afterAll(async () => {
  await service.close();
  await database.drop();
  consumer.close();
});

async function hear(count: number): Promise<OutboxEvent[]> {
  for (let tries = 0; heard.length < count && tries < 400; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return heard;
}

describe('a service with an outbox', () => {
  it('stores with the time that it is told, and tells its consumers what was stored', async () => {
    const answer = await service.post('/api/notes', { text: 'First' });
    expect(answer).toMatchObject({ status: 201, body: { text: 'First', createdAt: NOW.toISOString() } });
    const [event] = await hear(1);
    expect(event).toMatchObject({ type: 'note.changed', version: 1, payload: { text: 'First' } });
  });

  it('announces everything again for a consumer that starts anew, for our own services alone', async () => {
    expect((await service.post('/internal/republish', {})).status).toBe(403);
    const before = heard.length;
    const answer = await service.post('/internal/republish', {}, { 'x-internal-token': TEST_TOKEN });
    expect([answer.status, answer.body]).toEqual([202, { notes: 1 }]);
    expect(await hear(before + 1)).toHaveLength(before + 1);
  });

  it('tells how much waits', async () => {
    const { body } = await service.get('/metrics');
    expect(body).toMatch(/outbox_waiting\{service="test"\} \d/);
    const list = new URL('../../../../infra/monitoring/metrics.json', import.meta.url);
    const { outbox } = JSON.parse(readFileSync(list, 'utf8')) as { outbox: string[] };
    expect(outbox.filter((name) => !String(body).includes(`# TYPE ${name} `))).toEqual([]);
  });

  it('shows what was put aside, and sends it again, to our own services alone', async () => {
    const token = { 'x-internal-token': TEST_TOKEN };
    const subject = randomUUID();
    await database.pool.query(
      `insert into outbox_put_aside (consumer, type, subject_id, version, reason, attempts)
       values ('http://gone', 'note.changed', $1, 3, 'refused', 1)`,
      [subject],
    );
    expect((await service.get('/internal/put-aside')).status).toBe(403);
    const { body } = await service.get('/internal/put-aside', token);
    expect(body).toMatchObject([{ consumer: 'http://gone', subjectId: subject, version: 3, reason: 'refused' }]);
    const sent = await service.post('/internal/put-aside/resend', {}, token);
    expect([sent.status, sent.body]).toEqual([202, { events: 1 }]);
    expect((await service.get('/internal/put-aside', token)).body).toEqual([]);
  });

  it('refuses what its DTO does not declare, and text of no note stays out', async () => {
    expect((await service.post('/api/notes', { text: 'x', id: randomUUID() })).status).toBe(400);
    expect((await service.post('/api/notes', { text: 7 })).status).toBe(400);
  });
});
