import { US_STATES } from '@lawdex/contracts/us-states';

/** Better known than the states that have their names. */
const CITIES_FIRST: readonly string[] = ['New York', 'Washington'];

/** Whether a city's name alone means a state: who says California does not mean the town in Missouri. */
export const isCalledLikeState = (city: string): boolean =>
  US_STATES.some(({ name }) => name === city) && !CITIES_FIRST.includes(city);
