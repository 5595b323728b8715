import { US_STATES } from '@lawdex/contracts/us-states';

/** These cities are better known than the states with their names. */
const CITIES_FIRST: readonly string[] = ['New York', 'Washington'];

/** Whether a city has the name of a state: people who say California do not mean the town in Missouri. */
export const isCalledLikeState = (city: string): boolean =>
  US_STATES.some(({ name }) => name === city) && !CITIES_FIRST.includes(city);
