import type { ApiError } from '@lawdex/contracts';
import { described } from '../dto/described.ts';

export class ApiErrorDto extends described<ApiError>({
  code: { type: String, description: 'Stable, snake_case.', example: 'business_not_found' },
  message: { type: String, description: 'For people: names the parameter and says what to do.' },
  requestId: { type: String, description: 'What to quote when asking about this answer.' },
}) {}
