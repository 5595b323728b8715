import type { FoundBusiness, ListedLink, SearchResponse, Why, Widened } from '@lawdex/contracts';
import { BusinessSummaryDto } from '@lawdex/svc-kit/dto';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { oneWidening, UnderstoodDto, WideningModels } from './understood.dto.ts';

const MATCHES = ['name', 'name-words', 'practice', 'also-practice', 'place', 'words'] as const;

class FoundLicenceDto implements NonNullable<Why['licence']> {
  @ApiProperty({ type: String })
  jurisdiction: string;

  @ApiPropertyOptional({ type: String, nullable: true })
  holder?: string | null;

  @ApiProperty({ type: String, nullable: true })
  number: string | null;
}

class WhyDto implements Why {
  @ApiProperty({ type: String, enum: MATCHES, isArray: true })
  matched: Why['matched'];

  @ApiProperty({ type: [String], description: 'What of the search is found in the business, as typed.' })
  words: string[];

  @ApiPropertyOptional({ type: FoundLicenceDto, description: 'The license whose number was typed.' })
  licence?: FoundLicenceDto;

  @ApiProperty({ type: Number, nullable: true })
  distanceMiles: number | null;

  @ApiProperty({ type: Number })
  rating: number;

  @ApiProperty({ type: 'integer' })
  reviewCount: number;
}

class FoundBusinessDto extends BusinessSummaryDto implements FoundBusiness {
  @ApiProperty({ type: WhyDto, description: 'Why the business is where it is in the list.' })
  why: WhyDto;
}

@WideningModels()
class MoreDto {
  @ApiProperty({ ...oneWidening, description: 'How the search was widened for these.' })
  widened: Widened;

  @ApiProperty({ type: [FoundBusinessDto] })
  businesses: FoundBusinessDto[];
}

class ListedLinkDto implements ListedLink {
  @ApiProperty({ type: String })
  text: string;

  @ApiProperty({ type: String, description: 'A path on this site.' })
  to: string;
}

export class SearchResponseDto implements SearchResponse {
  @ApiProperty({ type: [FoundBusinessDto] })
  businesses: FoundBusinessDto[];

  @ApiProperty({ type: 'integer', description: 'Exact, on every page; without those in `more`.' })
  total: number;

  @ApiProperty({ type: UnderstoodDto, description: 'How the search was read.' })
  understood: UnderstoodDto;

  @ApiProperty({ type: [MoreDto], description: 'Fills a short first page, with none of `businesses`.' })
  more: MoreDto[];

  @ApiProperty({ type: [String], description: 'Searches that find something, when this one did not.' })
  suggestions: string[];

  @ApiPropertyOptional({
    type: [ListedLinkDto],
    description: 'Landing pages on the same subject and place; each lists at least one firm.',
  })
  alsoLike?: ListedLinkDto[];
}
