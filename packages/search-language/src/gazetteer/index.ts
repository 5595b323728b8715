export { Gazetteer } from './gazetteer.core.ts';
export { NICKNAMES } from './nicknames.core.ts';
