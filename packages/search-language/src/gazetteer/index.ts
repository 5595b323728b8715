export { Gazetteer } from './gazetteer.core.ts';
export { NICKNAMES } from './place-names.core.ts';
