import { aCategory } from '@lawdex/mf-kit/testing/fixtures';
import cities from '../../../mf-directory/src/expose/cities.ts';
import practiceAreas from '../../../mf-directory/src/expose/practice-areas.ts';
import stateCities from '../../../mf-directory/src/expose/state-cities.ts';
import { fails, ok } from '../../../packages/mf-kit/src/testing/services.ts';
import { never, pageStory, Screen } from './page-story.tsx';

export default { component: Screen };

// ---- all cities
const atCities = { route: '/cities', url: '/cities' };
const BY_STATE = 'GET /api/cities/by-state';
const largest = ['Houston', 'Austin', 'W'.repeat(40)].map((city, at) => ({ city, state: 'TX', count: 131 - at }));
const states = [
  { state: 'TX', count: 1_310, cities: 140, largest },
  { state: 'NV', count: 1, cities: 1, largest: [{ city: 'Reno', state: 'NV', count: 1 }] },
];

export const Cities = pageStory(cities, atCities, { [BY_STATE]: ok(states) });
export const CitiesEmpty = pageStory(cities, atCities, { [BY_STATE]: ok([]) });
export const CitiesLoading = pageStory(cities, atCities, { [BY_STATE]: never });
export const CitiesFailed = pageStory(cities, atCities, { [BY_STATE]: fails() });

// ---- the cities of a state
const atState = { route: '/cities/:state', url: '/cities/texas' };
const CITIES = 'GET /api/cities';

export const StateCities = pageStory(stateCities, atState, { [BY_STATE]: ok(states), [CITIES]: ok(largest) });
export const StateCitiesMissing = pageStory(stateCities, atState, { [BY_STATE]: ok([]), [CITIES]: ok([]) });

// ---- all practice areas
const atPractices = { route: '/practice-areas', url: '/practice-areas' };
const CATEGORIES = 'GET /api/categories';
const injury = aCategory({ id: 'injury', slug: 'personal-injury', name: 'Personal Injury', businessCount: 1_310 });
const areas = [
  injury,
  ...['Car Accidents', 'Dog Bites', 'W'.repeat(40)].map((name, at) =>
    aCategory({ id: `part-${at}`, slug: `part-${at}`, name, parent: injury, businessCount: at }),
  ),
];

export const PracticeAreas = pageStory(practiceAreas, atPractices, { [CATEGORIES]: ok(areas) });
export const PracticeAreasLoading = pageStory(practiceAreas, atPractices, { [CATEGORIES]: never });
export const PracticeAreasFailed = pageStory(practiceAreas, atPractices, { [CATEGORIES]: fails() });
