export { CATEGORIES, category } from './categories.ts';
export { CITIES, cityNamed, type TestCity } from './cities.ts';
export { randomOf } from './random.ts';
