import { StateAbbreviation } from './state.decorator.ts';

export class CityFiguresQuery {
  @StateAbbreviation()
  state?: string;
}
