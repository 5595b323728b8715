export { GAZETTEER } from './gazetteer.ts';
export { englishWords, firstNames, spanishWords } from './ordinary-words.ts';
