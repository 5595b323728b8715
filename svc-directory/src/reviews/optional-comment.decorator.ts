import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { Clean } from './clean.decorator.ts';
import { cleanText } from './review-text.core.ts';

/** A comment that visitors may add. `max` counts characters. */
export const OptionalComment = (max: number): PropertyDecorator =>
  // Decorators are applied from the first to the last, and problems are looked for in the same order.
  applyDecorators(
    IsOptional(),
    IsString({ message: 'Comment must be text' }),
    MaxLength(max, { message: `Comment must be at most ${max} characters` }),
    Clean(cleanText),
    ApiPropertyOptional({ type: String, maxLength: max }),
  );
