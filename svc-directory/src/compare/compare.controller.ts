import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Comparison } from '@lawdex/contracts';
import { setCacheGroups } from '@lawdex/svc-kit';
import type { FastifyReply } from 'fastify';
import { businessGroups } from '../businesses/business-group.core.ts';
import { CompareQuery } from './compare-query.dto.ts';
import { CompareService } from './compare.service.ts';
import { ComparisonDto } from './comparison.dto.ts';

@ApiTags('businesses')
@Controller('api/businesses')
export class CompareController {
  constructor(private readonly service: CompareService) {}

  /** Compares two to four businesses. A 404 counts those that do not exist. */
  @Get('compare')
  @ApiOkResponse({ type: ComparisonDto })
  async compareBusinesses(
    @Query() query: CompareQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Comparison> {
    const comparison = await this.service.compare(query);
    setCacheGroups(reply, businessGroups(comparison.businesses));
    return comparison;
  }
}
