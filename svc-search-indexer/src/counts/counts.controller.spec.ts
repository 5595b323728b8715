import { jest } from '@jest/globals';
import type { FastifyReply } from 'fastify';
import { standIns } from '../../test/stand-ins.ts';
import { SearchQuery } from '../search/search-query.dto.ts';
import { CountsController } from './counts.controller.ts';
import type { CountsService } from './counts.service.ts';

it.each([
  ['that there was no time for are none, and are not kept', null, 'no-store'],
  ['may be kept for a minute', { counts: { rating: { 5: 3 } } }, 'public, max-age=60'],
])('counts %s', async (_, counted, kept) => {
  const header = jest.fn();
  const [service, reply] = standIns<[CountsService, FastifyReply]>({ count: async () => counted }, { header });
  expect(await new CountsController(service).countSearch(new SearchQuery(), reply)).toEqual(counted ?? { counts: {} });
  expect(header.mock.calls).toEqual([['cache-control', kept]]);
});
