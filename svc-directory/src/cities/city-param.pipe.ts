import { Injectable, type PipeTransform } from '@nestjs/common';
import { isLonger } from '@lawdex/contracts';
import { InvalidParameter } from '@lawdex/svc-kit';

const MAX = 80;
const NAME = /^[^\p{C}/\\]+$/u;

/** Accepts the name of a city in any case. The path is decoded already. */
@Injectable()
export class CityParam implements PipeTransform<string, string> {
  transform(value: string): string {
    const city = isLonger(value, MAX) ? '' : value.normalize('NFC').trim();
    if (NAME.test(city)) return city;
    throw new InvalidParameter('city', `city must be a name of at most ${MAX} characters, without slashes.`);
  }
}
