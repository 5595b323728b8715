import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

const DIGITS = /^-?\d{1,15}$/;

/** An optional whole number of a query. It accepts plain digits only, so `1e9`, `0x10`, `1.0` and an empty text are refused. */
export function WholeNumber(options: { min: number; max: number; default?: number; description?: string }) {
  const { min, max, ...documented } = options;
  const message = `$property must be a whole number from ${min} to ${max}`;
  return applyDecorators(
    ApiPropertyOptional({ type: 'integer', minimum: min, maximum: max, ...documented }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && DIGITS.test(value) ? Number(value) : value,
    ),
    IsOptional(),
    IsInt({ message }),
    Min(min, { message }),
    Max(max, { message }),
  );
}
