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
