export { cityNameOf } from './city-name.core.ts';
export { isMuchLarger, KNOWN_PEOPLE, type GazetteerPlace } from './gathered-places.core.ts';
export { Gazetteer } from './gazetteer.core.ts';
export { COMMON_SURNAMES, isCityAbroad, isCountry, NICKNAMES, REGIONS, type Region } from './place-names.core.ts';
