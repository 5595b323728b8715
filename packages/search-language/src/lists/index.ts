export { GAZETTEER } from './gazetteer.ts';
export { ENGLISH_WORDS, FIRST_NAMES, SPANISH_WORDS } from './ordinary-words.ts';
