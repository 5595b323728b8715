import { Text } from '@lawdex/svc-kit';

export class PreviewQuery {
  @Text({ max: 200, isOptional: true }, { description: 'Of a link that shows a draft for a day.' })
  preview?: string;
}
