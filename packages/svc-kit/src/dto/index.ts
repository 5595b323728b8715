export { BusinessSummaryDto, CategoryRefDto } from './business-summary.dto.ts';
export { declaredFields } from './declared-fields.ts';
export { described, ofEach } from './described.ts';
