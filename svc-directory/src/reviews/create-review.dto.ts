import { ApiProperty } from '@nestjs/swagger';
import { REVIEW_LIMITS } from '@lawdex/contracts';
import type { CreateReview } from '@lawdex/contracts';
import { IsInt, Max, MaxLength, Min, registerDecorator } from 'class-validator';
import { Clean } from './clean.decorator.ts';
import { OptionalComment } from './optional-comment.decorator.ts';
import { cleanLine, visibleLength } from './review-text.core.ts';

const { nameMin, nameMax, commentMax, ratingMin, ratingMax } = REVIEW_LIMITS;

/** Requires so many visible characters: two joiners are no name. */
const SeenAtLeast =
  (least: number, message: string): PropertyDecorator =>
  (target, property) =>
    registerDecorator({
      name: 'seenAtLeast',
      target: target.constructor,
      propertyName: String(property),
      options: { message },
      validator: { validate: (value: unknown) => typeof value === 'string' && visibleLength(value) >= least },
    });

const whole = `Rating must be a whole number from ${ratingMin} to ${ratingMax}`;

// Decorators are checked from the last to the first, and the first problem is answered.
export class CreateReviewDto implements CreateReview {
  @ApiProperty({ type: String, minLength: nameMin, maxLength: nameMax })
  @Clean(cleanLine)
  @MaxLength(nameMax, { message: `Name must be at most ${nameMax} characters` })
  @SeenAtLeast(nameMin, `Name must be at least ${nameMin} characters`)
  userName: string;

  @ApiProperty({ type: 'integer', minimum: ratingMin, maximum: ratingMax })
  @Max(ratingMax, { message: whole })
  @Min(ratingMin, { message: 'Please select a rating' })
  @IsInt({ message: ({ value }) => (value === undefined || value === null ? 'Please select a rating' : whole) })
  rating: number;

  @OptionalComment(commentMax)
  comment?: string;
}
