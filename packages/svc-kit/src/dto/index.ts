export { BusinessSummaryDto } from './business-summary.dto.ts';
export { CategoryRefDto } from './category-ref.dto.ts';
export { declaredFields } from './declared-fields.ts';
export { described, ofEach } from './described.ts';
