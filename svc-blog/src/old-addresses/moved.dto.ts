import { OLD_ADDRESS_MAX } from '@lawdex/contracts';
import type { MovedPage } from '@lawdex/contracts';
import { described } from '@lawdex/svc-kit/dto';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';

export class MovedQuery {
  @ApiProperty({ type: String, maxLength: OLD_ADDRESS_MAX, description: 'A path, as a browser asks for it.' })
  @MaxLength(OLD_ADDRESS_MAX, { message: `path must be at most ${OLD_ADDRESS_MAX} characters long.` })
  @IsString({ message: 'path must be text.' })
  path: string;
}

export class MovedPageDto extends described<MovedPage>({
  path: { type: String, description: 'A path on the same origin.' },
}) {}
