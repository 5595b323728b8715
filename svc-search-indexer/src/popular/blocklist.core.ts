import { termsOf } from '@lawdex/search-language/text';

/** Words that stand on no card of ours, however many search for them. The law has names of its own for what they mean. */
const BLOCKED = `
  anal anus arse asshole bastard bitch blowjob boob bullshit cock cum cunt dick dildo fag faggot fuck fucker fucking
  horny jizz motherfucker naked nazi nigga nigger nude penis piss porn porno pussy rapist retard retarded sexy shit shitty
  slut spic stupid tit tits tranny twat vagina whore xxx
  crook crooked scam scammer scum fraudster corrupt crooks idiot worst`;

export const BLOCKED_WORDS: ReadonlySet<string> = new Set(termsOf(BLOCKED));
