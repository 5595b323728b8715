import { applyDecorators, Injectable, type PipeTransform } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { isLonger } from '@lawdex/contracts';
import { InvalidParameter } from '@lawdex/svc-kit';
import { Transform } from 'class-transformer';
import { IsOptional, Matches } from 'class-validator';
import { PageQuery } from '../page-query.dto.ts';

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

/** An optional `state` of a query: two letters in any case. The handler gets capitals. */
export const StateAbbreviation = () =>
  applyDecorators(
    ApiPropertyOptional({
      type: String,
      description: 'Two-letter abbreviation of a state, in any case.',
      example: 'NY',
    }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toUpperCase() : value)),
    IsOptional(),
    Matches(/^[A-Z]{2}$/, { message: '$property must be the two-letter abbreviation of a state' }),
  );

export class CityBusinessesQuery extends PageQuery {
  @StateAbbreviation() state?: string;
}
