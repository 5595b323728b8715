import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, Matches } from 'class-validator';
import { PageQuery } from '../paging/page-query.dto.ts';

export class CityBusinessesQuery extends PageQuery {
  @ApiPropertyOptional({ type: String, description: 'Two-letter abbreviation of a state, in any case.', example: 'NY' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toUpperCase() : value))
  @IsOptional()
  @Matches(/^[A-Z]{2}$/, { message: 'state must be the two-letter abbreviation of a state' })
  state?: string;
}
