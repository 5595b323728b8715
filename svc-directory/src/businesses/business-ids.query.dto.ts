import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, Matches } from 'class-validator';
import { Transform } from 'class-transformer';
import { UUID } from '@lawdex/contracts';

export const IDS_MAX = 50;
const MESSAGE = `ids must be 1 to ${IDS_MAX} comma-separated ids.`;
/** Longer than any accepted list, so that a longer text is not even split. */
const TEXT_MAX = IDS_MAX * 40;

const split = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && value.length <= TEXT_MAX ? [...new Set(value.toLowerCase().split(','))] : value;

export class BusinessIdsQuery {
  @ApiProperty({ type: String, description: `1 to ${IDS_MAX} ids of businesses, comma-separated.` })
  @Transform(split)
  @IsArray({ message: MESSAGE })
  @ArrayMinSize(1, { message: MESSAGE })
  @ArrayMaxSize(IDS_MAX, { message: MESSAGE })
  @Matches(UUID, { each: true, message: 'ids must be UUIDs.' })
  ids: string[];
}
