import type { Licence } from '@lawdex/contracts';
import { described } from '@lawdex/svc-kit/dto';

export class LicenceDto extends described<Licence>({
  jurisdiction: { type: String },
  holder: { required: false, type: String, nullable: true, description: 'The lawyer whose it is.' },
  number: { type: String, nullable: true },
  yearAdmitted: { type: 'integer', nullable: true },
  sourceUrl: { type: String, nullable: true, description: 'http(s) only.' },
  checkedAt: { type: String, nullable: true, description: 'ISO date.', example: '2026-10-31' },
}) {}
