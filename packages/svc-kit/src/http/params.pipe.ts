import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { InvalidParameter } from '../errors/domain-error.core.ts';

/** `@Param('id', UuidParam)` refuses anything but a UUID before the database is asked. */
@Injectable()
export class UuidParam implements PipeTransform<string, string> {
  transform(value: string, { data = 'id' }: ArgumentMetadata): string {
    // PostgreSQL stores UUIDs of any version, so any version is let through.
    if (isUUID(value, 'loose')) return value.toLowerCase();
    throw new InvalidParameter(data, `${data} must be a UUID.`);
  }
}

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

const KEY = /^[\w.:-]{8,100}$/;

/** Reads the header `Idempotency-Key`, by which a request that is sent again gets the same answer and counts once. */
export function readIdempotencyKey(value: string | undefined): string | null {
  if (value === undefined) return null;
  if (KEY.test(value)) return value;
  throw new InvalidParameter(
    'Idempotency-Key',
    'Idempotency-Key must be 8 to 100 letters, digits or any of . _ : - (a UUID is a good choice).',
  );
}
