import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';

const NEAR = /^[+-]?\d{1,2}(?:\.\d{1,15})?, ?[+-]?\d{1,3}(?:\.\d{1,15})?$/;

/** The parameter `near`, a position in degrees. */
export const Near = (description: string): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: String, description, example: '41.88,-87.63' }),
    Matches(NEAR, { message: 'near must be a latitude and a longitude in degrees, such as 41.88,-87.63.' }),
    IsOptional(),
  );
