import { Injectable } from '@nestjs/common';
import type { PipeTransform } from '@nestjs/common';
import { InvalidParameter } from '@lawdex/svc-kit';

const NAME = /^[^\p{C}/\\]{1,80}$/u;

/** Accepts the name of a city in any case. The path is decoded already. */
@Injectable()
export class CityParam implements PipeTransform<string, string> {
  transform(value: string): string {
    const city = value.normalize('NFC').trim();
    if (NAME.test(city)) return city;
    throw new InvalidParameter('city', 'city must be a name of at most 80 characters, without slashes.');
  }
}
