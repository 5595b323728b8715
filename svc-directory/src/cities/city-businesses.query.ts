import { PageQuery } from '../page-query.dto.ts';
import { StateAbbreviation } from './state.decorator.ts';

export class CityBusinessesQuery extends PageQuery {
  @StateAbbreviation() state?: string;
}
