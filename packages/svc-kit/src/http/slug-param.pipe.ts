import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { InvalidParameter } from '../errors/domain-error.core.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const SLUG_MAX = 120;

/** `@Param('slug', SlugParam)` accepts lowercase words joined by hyphens, at most 120 characters. */
@Injectable()
export class SlugParam implements PipeTransform<string, string> {
  transform(value: string, { data = 'slug' }: ArgumentMetadata): string {
    if (value.length <= SLUG_MAX && SLUG.test(value)) return value;
    throw new InvalidParameter(
      data,
      `${data} must be lowercase words joined by hyphens, at most ${SLUG_MAX} characters.`,
    );
  }
}
