import 'reflect-metadata';
import { BUSINESS_FLAGS } from '@lawdex/contracts';
import { Controller, Get, Module } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { openApiDocument } from '../openapi/document.ts';
import { BusinessSummaryDto } from './business-summary.dto.ts';

@Controller()
class ListController {
  @Get('list')
  @ApiOkResponse({ type: [BusinessSummaryDto] })
  list(): BusinessSummaryDto[] {
    return [];
  }
}

@Module({ controllers: [ListController] })
class ListModule {}

describe('BusinessSummaryDto', () => {
  it('documents each flag of a business as required, without naming any', async () => {
    const { components } = await openApiDocument({
      title: 'Lists',
      description: '',
      version: '1',
      module: ListModule,
    });
    const schema = components?.schemas?.['BusinessSummaryDto'];
    expect(schema).toMatchObject({
      properties: Object.fromEntries(BUSINESS_FLAGS.map((flag) => [flag, { type: 'boolean' }])),
      required: expect.arrayContaining([...BUSINESS_FLAGS]),
    });
  });
});
