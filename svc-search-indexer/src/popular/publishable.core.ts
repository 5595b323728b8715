import { stateName } from '@lawdex/contracts/us-states';
import type { Dictionary } from '@lawdex/search-language/dictionary';
import { NOISE_TERMS, cityNames, practiceTerms, termsOf, wordsOf } from '@lawdex/search-language/text';

/** Words that stand on no card of ours, however many search for them. The law has names of its own for what they mean. */
const BLOCKED = `
  anal anus arse asshole bastard bitch blowjob boob bullshit cock cum cunt dick dildo fag faggot fuck fucker fucking
  horny jizz motherfucker naked nazi nigga nigger nude penis piss porn porno pussy rapist retard retarded sexy shit shitty
  slut spic stupid tit tits tranny twat vagina whore xxx
  crook crooked scam scammer scum fraudster corrupt crooks idiot worst`;

const BLOCKED_WORDS: ReadonlySet<string> = new Set(termsOf(BLOCKED));

/** A word that so many businesses use tells nothing about whoever typed it. */
const DOCUMENTS_LEAST = 20;
const LENGTH_MOST = 60;
/** As many as the shortest telephone number has. */
const DIGITS_MOST = 6;

/** Whether a word (a term, as `termsOf` gives it) is one that everybody may see that somebody searched for. */
export type IsCommon = (term: string) => boolean;

/** Words of practice areas and places, the words around them, and those of many businesses. */
export function commonWords({ categories, places, vocabulary }: Dictionary): IsCommon {
  const known = new Set(NOISE_TERMS);
  const add = (text: string): void => termsOf(text).forEach((term) => known.add(term));
  for (const [slug, category] of categories) practiceTerms(slug, category).forEach(add);
  for (const { city, key, state } of places.values()) {
    [...cityNames(city, key), state, stateName(state) ?? ''].forEach(add);
  }
  return (term) => known.has(term) || vocabulary.documentsWith(term) >= DOCUMENTS_LEAST;
}

/** A search as it would be shown: its words in small letters. Null when it is not to be shown, nor even counted. */
export function publishable(query: string, isCommon: IsCommon): string | null {
  const digits = query.match(/\p{N}/gu)?.length ?? 0;
  if (query.includes('@') || digits > DIGITS_MOST) return null;
  const text = wordsOf(query).join(' ');
  const terms = termsOf(text);
  const isFit = terms.length > 0 && text.length <= LENGTH_MOST;
  return isFit && terms.every((term) => isCommon(term) && !BLOCKED_WORDS.has(term)) ? text : null;
}
