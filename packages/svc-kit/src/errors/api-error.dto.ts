import { ApiProperty } from '@nestjs/swagger';
import type { ApiError } from '@lawdex/contracts';

export class ApiErrorDto implements ApiError {
  @ApiProperty({ type: String, description: 'Stable, snake_case.', example: 'business_not_found' })
  code: string;

  @ApiProperty({ type: String, description: 'For people: names the parameter and says what to do.' })
  message: string;

  @ApiProperty({ type: String, description: 'What to quote when asking about this answer.' })
  requestId: string;
}
