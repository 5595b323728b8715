export { isCountry } from './place-names.core.ts';
export { cityNameOf } from './city-name.core.ts';
export { Gazetteer } from './gazetteer.core.ts';
export { NICKNAMES } from './place-names.core.ts';
