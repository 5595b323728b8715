import { OLD_ADDRESS_MAX } from '@lawdex/contracts';
import type { MovedPage } from '@lawdex/contracts';
import { described } from '@lawdex/svc-kit/dto';
import { Text } from '@lawdex/svc-kit';

export class MovedQuery {
  @Text({ max: OLD_ADDRESS_MAX }, { description: 'A path, as a browser asks for it.' })
  path: string;
}

export class MovedPageDto extends described<MovedPage>({
  path: { type: String, description: 'A path on the same origin.' },
}) {}
