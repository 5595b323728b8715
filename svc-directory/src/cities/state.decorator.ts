import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, Matches } from 'class-validator';

/** An optional `state` of a query: two letters in any case. The handler gets capitals. */
export const StateAbbreviation = () =>
  applyDecorators(
    ApiPropertyOptional({
      type: String,
      description: 'Two-letter abbreviation of a state, in any case.',
      example: 'NY',
    }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toUpperCase() : value)),
    IsOptional(),
    Matches(/^[A-Z]{2}$/, { message: '$property must be the two-letter abbreviation of a state' }),
  );
