import type { OpenAPIObject } from '@nestjs/swagger';
import { openApiValidator } from './open-api-validator.ts';

const document: OpenAPIObject = {
  openapi: '3.1.0',
  info: { title: 'test', version: '1' },
  paths: {
    '/api/posts/{id}': {
      get: {
        responses: {
          200: {
            description: 'The post.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Post' } } },
          },
          '4XX': { description: 'None.', content: { 'application/json': { schema: { type: 'object' } } } },
        },
      },
    },
  },
  components: {
    schemas: {
      Post: {
        type: 'object',
        properties: { id: { type: 'string', format: 'uuid' }, at: { type: 'string', format: 'date-time' } },
        required: ['id'],
      },
    },
  },
};
const check = openApiValidator(document);
const id = '6f1d0c1e-5b0a-4c0f-9d7e-2a8b4c6d8e10';
const answer = (body: unknown, status = 200) => ({ status, headers: new Headers(), body });
const checking = (body: unknown, status?: number) => () => check('get', '/api/posts/{id}', answer(body, status));

it('accepts what the document promises, also for a range of statuses', () => {
  expect(checking({ id, at: '2026-01-02T03:04:05.000Z' })).not.toThrow();
  expect(checking({ code: 'gone' }, 410)).not.toThrow();
});

it.each<[string, unknown, RegExp]>([
  ['a missing property', {}, /must have required property 'id'/],
  ['a property that nobody declared', { id, secret: 1 }, /must NOT have additional properties/],
  ['an id that is no UUID', { id: '12' }, /must match format "uuid"/],
  ['a time that is none', { id, at: 'yesterday' }, /must match format "date-time"/],
])('refuses %s', (_what, body, problem) => {
  expect(checking(body)).toThrow(problem);
});

it('refuses a status, and an address, that the document does not have', () => {
  expect(checking({ id }, 301)).toThrow('declares no status 301');
  expect(() => check('get', '/api/notes', answer({}))).toThrow('The document has no GET /api/notes.');
});
