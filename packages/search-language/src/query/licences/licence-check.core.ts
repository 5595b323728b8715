import { wordsOf } from '../../text/text.core.ts';
import type { KnownPlaces } from './licence-number.core.ts';
import {
  besidesLicences,
  DETERMINER,
  isAboutLicences,
  isOtherLicence,
  LAWYER,
  LICENSE,
  LICENSED,
} from './licence-words.core.ts';

const anyOf = (...patterns: string[]): RegExp => new RegExp(`\\b(?:${patterns.join('|')})\\b`);

const CHECK = 'check|verify|validate|confirm|look up|lookup|search|find';
const LICENSE_OF = `(?:${LICENSE}|licensing|licensure|credentials?|registration|standing|disciplin(?:e|ary)|bar (?:number|card|id|status|record))`;
const UNTRUE = `(?:${LICENSED}|licen[cs]e|disbarred|barred(?! from)|suspended|good standing|admitted|registered|legit|legitimate|real(?! estate)|fake)`;
const MEANWHILE =
  '(?:(?:is|has|have|are|was|been|still|actually|really|currently|even|a|an|valid|active|in|to|not) ){0,5}';

/** A lawyer's licence, beside any word of checking. */
const NAMED = anyOf(
  `(?:${LAWYER}|law|legal|bar) (?:bar )?${LICENSE_OF}`,
  `${LICENSE} (?:number |no |status |record )?(?:of|for) (?:${DETERMINER} )?${LAWYER}`,
  `bar (?:number|card|id|status|membership|registration|record|admission)s?`,
  `licencia de(?:l| mi| un| una| el)? abogad[oa]s?`,
);
const WISH = anyOf(
  `check\\w*|verif\\w+|validat\\w+|confirm\\w*|look|lookup|search\\w*|find|how|where|who|see|status|number|online|valid|active|real`,
  `legit\\w*|standing|database|directory|registry|website|history|records?|comprobar|revisar|consultar`,
);
/** Words of people whose own licence is in danger or not there yet: they look for a lawyer or a school. */
const OWN = anyOf(
  `(?<!criminal |dui |dwi )defen[cds]\\w*|suspen\\w+|revo[ck]\\w+|reinstat\\w+|appeal\\w*|denied|denial|restor\\w+|los(?:e|ing|t)|keep|protect\\w*|save|fight|threat\\w*`,
  `hearing|renew\\w*|apply\\w*|application|become|get|getting|obtain|transfer\\w*|costs?|fees?|exam|requirements?|school|my (?:law|legal|bar)`,
);
/** Questions that need no other word to be understood. */
const ASKED = anyOf(
  `(?:is|was|are|if|whether|does|has|verify|check|sure)(?: that)? (?:${DETERMINER} )?(?:(?!need|want|hire|find|get|there)\\w+ ){0,2}?${LAWYER} ${MEANWHILE}${UNTRUE}`,
  `(?:is|was|if|whether|verify) (?!there|it|any)(?:\\w+ ){1,4}?(?:${LICENSED}|disbarred|suspended|legit|legitimate|real) ${LAWYER}`,
  `(?:is|was|are|if|whether|verify) (?:\\w+ ){1,4}?${LICENSED} to practice law`,
  `(?:verify|validate|vet|verifying|vetting) (?:${DETERMINER} )?${LAWYER}(?! fees?| bills?| invoices?| costs?)`,
  `${LAWYER} verification`,
  `state bar (?:\\w+ ){0,3}?(?:${CHECK}|verification|number|directory|records?|website|license)`,
  `(?:${CHECK}|ask)(?: with| the| at| in)* state bar`,
  `bar (?:association )?(?:attorney |lawyer |member |membership )?(?:lookup|look up|search|directory|verification|registry|check)`,
  `(?:verificar|comprobar|revisar|consultar|saber si|como se si)(?: \\w+){0,3} abogad[oa]s?(?: \\w+){0,2} (?:licencia|cedula|colegiad[oa])(?! de (?:conducir|manejar))`,
);
/** Questions about the lawyer of a story. */
const STORY = /\bwhat (?:if|happens)\b/;
const ALONE = anyOf(
  `(?:${CHECK}) (?:(?:a|the) )?${LICENSE}`,
  `${LICENSE} (?:number )?(?:${CHECK}|verification|status)`,
);

/**
 * Reads a search that asks how to check a lawyer's licence, and answers the rest: a name, a place, a practice. Null for other
 * licences, and for people who have trouble with their own.
 */
export function licenceCheckIn(query: string, places: Pick<KnownPlaces, 'stateOf'>): { rest: string } | null {
  const words = wordsOf(query);
  const said = words.join(' ');
  if (/["“”„]/.test(query) || isOtherLicence(query) || STORY.test(said)) return null;
  const isNamed = NAMED.test(said) && WISH.test(said) && !OWN.test(said);
  if (!isNamed && !ASKED.test(said) && !(ALONE.test(said) && saysNoMore(words, places))) return null;
  return { rest: besidesLicences(query) };
}

/** Whether nothing but a state is left: `license lookup new york`. */
function saysNoMore(words: readonly string[], { stateOf }: Pick<KnownPlaces, 'stateOf'>): boolean {
  const others = words.filter((word) => word !== 'in' && !isAboutLicences(word));
  return !words.includes('my') && (others.length === 0 || stateOf(others.join(' ')) !== undefined);
}
