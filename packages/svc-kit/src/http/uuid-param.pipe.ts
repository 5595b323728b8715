import { Injectable } from '@nestjs/common';
import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import { InvalidParameter } from '../errors/domain-error.core.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** `@Param('id', UuidParam)`: refused before the database is asked. */
@Injectable()
export class UuidParam implements PipeTransform<string, string> {
  transform(value: string, { data = 'id' }: ArgumentMetadata): string {
    if (UUID.test(value)) return value.toLowerCase();
    throw new InvalidParameter(data, `${data} must be a UUID.`);
  }
}
