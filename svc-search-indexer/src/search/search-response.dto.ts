import type { FoundBusiness, ListedLink, SearchResponse, Why, Widened } from '@lawdex/contracts';
import { BusinessSummaryDto, described } from '@lawdex/svc-kit/dto';
import { ApiProperty } from '@nestjs/swagger';
import { oneWidening, UnderstoodDto, WideningModels } from './understood.dto.ts';

const MATCHES = ['name', 'name-words', 'practice', 'also-practice', 'place', 'words'] as const;

class FoundLicenceDto extends described<NonNullable<Why['licence']>>({
  jurisdiction: { type: String },
  holder: { required: false, type: String, nullable: true },
  number: { type: String, nullable: true },
}) {}

class WhyDto extends described<Why>({
  matched: {
    type: String,
    enum: MATCHES,
    isArray: true,
    description:
      '`name`: called exactly so; `words`: the words stand in its name, practice area or description. Of a search without words: none.',
  },
  words: { type: [String], description: 'What of the search is found in the business, as typed.' },
  licence: { required: false, type: FoundLicenceDto, description: 'The license whose number was typed.' },
  distanceMiles: { type: Number, nullable: true },
  rating: { type: Number },
  reviewCount: { type: 'integer' },
}) {}

class FoundBusinessDto extends BusinessSummaryDto implements FoundBusiness {
  @ApiProperty({ type: WhyDto, description: 'Why the business is where it is in the list.' })
  why: WhyDto;
}

@WideningModels()
class MoreDto extends described<{ widened: Widened; businesses: FoundBusinessDto[] }>({
  widened: { ...oneWidening, description: 'How the search was widened for these.' },
  businesses: { type: [FoundBusinessDto] },
}) {}

class ListedLinkDto extends described<ListedLink>({
  text: { type: String },
  to: { type: String, description: 'A path on this site.' },
}) {}

export class SearchResponseDto extends described<SearchResponse>({
  businesses: { type: [FoundBusinessDto] },
  total: { type: 'integer', description: 'Exact, on every page; without those in `more`.' },
  understood: { type: UnderstoodDto, description: 'How the search was read.' },
  more: { type: [MoreDto], description: 'Fills a short first page, with none of `businesses`.' },
  suggestions: { type: [String], description: 'Searches that find something, when this one did not.' },
  alsoLike: {
    required: false,
    type: [ListedLinkDto],
    description: 'Landing pages on the same subject and place; each lists at least one firm.',
  },
}) {}
