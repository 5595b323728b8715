import { Body, Controller, Get, HttpCode, Module, Param, Post, Query } from '@nestjs/common';
import { IsInt, IsOptional, IsString, MinLength } from 'class-validator';
import { request } from 'node:http';
import { DomainError } from '../errors/domain-error.core.ts';
import { startTestService, TEST_TOKEN, type Answer, type TestService } from '../testing/test-service.ts';
import { SlugParam, UuidParam } from './params.pipe.ts';

class Note {
  @IsString()
  @MinLength(2, { message: 'Title must be at least 2 characters' })
  title: string;

  @IsOptional()
  @IsInt()
  stars?: number;
}

class NoteQuery {
  @IsOptional()
  @IsString()
  tag?: string;
}

@Controller()
class NotesController {
  @Get('api/notes')
  list(@Query() query: NoteQuery): NoteQuery {
    return { ...query };
  }
  @Get('api/plain')
  plain(): { ok: true } {
    return { ok: true };
  }
  @Get('api/notes/:id')
  byId(@Param('id', UuidParam) id: string): { id: string } {
    return { id };
  }
  @Get('api/notes/slug/:slug')
  bySlug(@Param('slug', SlugParam) slug: string): { slug: string } {
    return { slug };
  }
  @Get('api/text/:text')
  text(@Param('text') text: string): { text: string } {
    return { text };
  }
  @Get('api/gone')
  gone(): never {
    throw new DomainError('note_gone', 410, 'The note is gone.');
  }
  @Get('api/bug')
  bug(): never {
    throw new Error('secret detail');
  }
  @Post('api/notes')
  create(@Body() note: Note): Note {
    return { ...note };
  }
  @Post('internal/notes')
  @HttpCode(204)
  internal(): void {}
}

@Module({ controllers: [NotesController] })
class NotesModule {}

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ module: NotesModule });
});
afterAll(() => service.close());

const expectError = (answer: Answer, status: number, code: string, message?: RegExp): void => {
  expect([answer.status, answer.body]).toEqual([
    status,
    { code, message: message ? expect.stringMatching(message) : expect.any(String), requestId: expect.any(String) },
  ]);
  expect(answer.headers.get('x-request-id')).toBe((answer.body as { requestId: string }).requestId);
};

/** Sends the path as it is, like a client that does not normalise it. */
const rawGet = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(service.url);
    request({ hostname, port, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });

describe('requests that are right', () => {
  it('reach their handler as instances of its classes', async () => {
    expect((await service.get('/api/notes?tag=a')).body).toEqual({ tag: 'a' });
    expect((await service.post('/api/notes', { title: 'ab', stars: 3 })).body).toEqual({ title: 'ab', stars: 3 });
  });
  it('keep the request id that came with them, and get one when it is missing or unfit', async () => {
    const kept = await service.get('/api/plain', { 'x-request-id': 'abc-12345' });
    expect(kept.headers.get('x-request-id')).toBe('abc-12345');
    const unfit = await service.get('/api/plain', { 'x-request-id': 'a b<script>' });
    expect(unfit.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
  it('have their path decoded exactly once', async () => {
    expect((await service.get('/api/text/a%252Fb')).body).toEqual({ text: 'a%2Fb' });
    expect((await service.get('/api/text/a%2Fb')).body).toEqual({ text: 'a/b' });
  });
});

describe('paths', () => {
  it('answer 404 in the error form when nothing is there', async () => {
    expectError(await service.get('/api/unknown'), 404, 'not_found');
    expectError(await service.post('/api/plain', {}), 404, 'not_found');
  });
  it('answer 400 when their percent-encoding is malformed or holds NUL', async () => {
    expectError(await service.get('/api/text/%E0%A4%A'), 400, 'malformed_url');
    expectError(await service.get('/api/text/a%00b'), 400, 'invalid_parameter', /^text must not hold NUL/);
    expect(await rawGet('/api/text/..%2f..%2fetc')).toBe(200);
    expect(await rawGet('/api/text/%')).toBe(400);
  });
  it('answer 400 to a malformed uuid or slug, and 414 or 404 to an endless one', async () => {
    expectError(await service.get('/api/notes/12'), 400, 'invalid_parameter', /^id must be a UUID/);
    expectError(await service.get('/api/notes/slug/A_b'), 400, 'invalid_parameter', /^slug must be/);
    for (const length of [301, 400, 2_000, 15_000]) {
      for (const path of ['slug/', '', '../text/']) {
        expect([400, 404, 414]).toContain((await service.get(`/api/notes/${path}${'a'.repeat(length)}`)).status);
      }
    }
  });
});

describe('queries', () => {
  it.each([
    ['repeated', '/api/notes?tag=a&tag=b', 'tag'],
    ['array', '/api/notes?tag[]=a', 'tag\\[\\]'],
    ['object', '/api/notes?tag[$ne]=', 'tag\\[\\$ne\\]'],
    ['unknown', '/api/notes?sort=a', 'sort'],
    ['NUL', '/api/notes?tag=a%00', 'tag'],
    ['prototype', '/api/notes?__proto__=a', '__proto__'],
    ['on a handler that takes none', '/api/plain?x=1', 'x'],
  ])('are refused by name when a parameter is %s', async (_case, path, name) => {
    expectError(await service.get(path), 400, 'invalid_parameter', new RegExp(name));
  });
  it('with malformed percent-encoding are taken literally, never answered with 500', async () => {
    expect((await service.get('/api/notes?tag=%E0%A4%A')).status).toBeLessThan(500);
  });
});

describe('bodies', () => {
  it.each([
    ['a property is unknown', { title: 'ab', id: 1 }, /"id"/],
    ['a property is called constructor', { title: 'ab', constructor: 1 }, /constructor/],
    ['a text is too short', { title: 'a' }, /^Title must be at least 2 characters$|^title: Title must be/],
    ['an array stands for a scalar', { title: ['ab'] }, /title/],
    ['an object stands for a scalar', { title: { $ne: 1 } }, /title/],
    ['a text holds NUL', { title: 'ab\0' }, /NUL/],
    ['a text stands for a number', { title: 'ab', stars: '3' }, /stars/],
    ['nothing is in it', {}, /title/i],
  ])('are refused when %s', async (_case, body, message) => {
    expectError(await service.post('/api/notes', body), 400, 'invalid_parameter', message);
  });
  it.each([
    ['an array', '[{"title":"ab"}]'],
    ['null', 'null'],
    ['a number', '5'],
    ['broken JSON', '{"title":'],
    ['empty', ''],
    ['with a poisoned prototype', '{"title":"ab","__proto__":{"admin":true}}'],
    ['with a poisoned constructor', '{"title":"ab","constructor":{"prototype":{"admin":true}}}'],
  ])('are refused when they are %s', async (_case, body) => {
    expectError(await service.post('/api/notes', body), 400, 'invalid_body');
  });
  it('are refused when they are nested deeper than anything of ours, however deep', async () => {
    const nested = (depth: number) => `{"title":"ab","stars":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    for (const depth of [40, 5_400, 15_000]) {
      expectError(await service.post('/api/notes', nested(depth)), 400, 'invalid_body', /nested/);
    }
    expectError(await service.post('/api/notes', nested(20)), 400, 'invalid_parameter', /stars/);
  });
  it('are refused by name, with a message that stays short, when they are wide, have long keys or huge numbers', async () => {
    const wide = Object.fromEntries(Array.from({ length: 3_000 }, (_, n) => [`k${n}`, 1]));
    expectError(await service.post('/api/notes', wide), 400, 'invalid_parameter', /k0/);
    const long = await service.post('/api/notes', { title: 'ab', ['k'.repeat(30_000)]: 1 });
    expectError(long, 400, 'invalid_parameter');
    expect(JSON.stringify(long.body).length).toBeLessThan(500);
    expectError(await service.post('/api/notes', '{"title":"ab","stars":1e999}'), 400, 'invalid_parameter', /stars/);
  });
  it('lose halves of characters, which PostgreSQL refuses', async () => {
    const answer = await service.post('/api/notes', '{"title":"ab\\ud83d"}');
    expect([answer.status, answer.body]).toEqual([201, { title: 'ab' }]);
  });
  it('are refused with 413 above 32 kB, and taken up to there', async () => {
    expectError(await service.post('/api/notes', { title: 'a'.repeat(33_000) }), 413, 'body_too_large');
    expect((await service.post('/api/notes', { title: 'a'.repeat(31_000) })).status).toBe(201);
  });
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'are refused with 415 when they are %s',
    async (type) => {
      const answer = await service.post('/api/notes', '{"title":"ab"}', { 'content-type': type });
      expectError(answer, 415, 'unsupported_media_type', /application\/json/);
    },
  );
});

describe('errors of the service', () => {
  it('carry their own code and status when they are foreseen', async () => {
    expectError(await service.get('/api/gone'), 410, 'note_gone', /The note is gone/);
  });
  it('give nothing away when they are bugs', async () => {
    const answer = await service.get('/api/bug');
    expectError(answer, 500, 'internal_error');
    expect(JSON.stringify(answer.body)).not.toContain('secret');
  });
});

describe('internal addresses', () => {
  it('open only to the token, whatever the path is disguised as', async () => {
    expectError(await service.post('/internal/notes', {}), 403, 'forbidden');
    expectError(await service.post('/internal/notes', {}, { 'x-internal-token': 'wrong' }), 403, 'forbidden');
    expectError(await service.post('/%69nternal/notes', {}), 403, 'forbidden');
    expect((await service.post('/internal/notes', {}, { 'x-internal-token': TEST_TOKEN })).status).toBe(204);
  });
  it('take larger bodies, since batches of events are larger than what visitors send', async () => {
    const answer = await service.post(
      '/internal/notes',
      { x: 'a'.repeat(500_000) },
      { 'x-internal-token': TEST_TOKEN },
    );
    expect(answer.status).toBe(204);
  });
});

it('operations answer that the service lives and is ready, and its numbers by route', async () => {
  expect((await service.get('/health/live')).body).toEqual({ status: 'live' });
  expect((await service.get('/health/ready')).body).toEqual({ status: 'ready' });
  await service.get('/api/notes/slug/some-slug');
  const metrics = await service.get('/metrics');
  expect(metrics.body).toMatch(/http_request_duration_seconds_count\{[^}]*route="\/api\/notes\/slug\/:slug"/);
});
