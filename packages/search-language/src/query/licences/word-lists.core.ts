/** How visitors write what concerns the licences of lawyers: parts of regular expressions over plain words in small letters. */

const either = (words: string): string =>
  `(?:${words
    .trim()
    .split(/\s*\n\s*|\|/)
    .join('|')})`;

export const LAWYER = either(
  `lawyers?|lawers?|laywers?|attorneys?|attornies|attornys?|atorneys?|attys?|solicitors?|counsels?`,
);
/** With the mistakes that are made most: `liscense`, `lisence`. */
export const LICENSE = either(`licen[cs]es?|lisc?ences?|liscenses?|lisenses?|licens`);
export const LICENSED = either(`licen[cs]ed|lisc?enced|liscensed|lisensed`);
export const OF_WHOM = either(`a|an|the|my|his|her|their|our|your|this|that|any|some`);

/** Words that lead to a number or follow it, and say that it is a licence's. */
export const LICENSE_NOUNS = `license|licence|licenses|licences|lic|bar|registration|licencia|sbn|bbo|ardc|osb|wsba|vsb`;
export const NUMBER_WORDS = `number|numbers|num|nbr|no|nr|id|numero`;
export const BESIDE_NUMBERS = `state|attorney|attorneys|atty|lawyer|lawyers|law|legal|member|card|de|del|of|is|the`;

/** Somebody else's licence. */
export const OTHER_LICENSES = either(`
  driver|drivers|driving|liquor|alcohol|cannabis|business|contractors?|nursing|medical|professional|real estate|marriage|gun|firearm|cdl
  commercial|fishing|hunting|teaching|pilot|software|music|plate|dmv|food|conducir|manejar`);

/** Says nothing beside the number of a licence, or beside the wish to check one. */
export const ABOUT_LICENSES = `
  ${LICENSE_NOUNS}|${NUMBER_WORDS}|${BESIDE_NUMBERS}|licensed|licenced|licensing|licensure|counsel|esq|membership|roll|registered|admitted
  check|checks|checking|checked|verify|verifies|verified|verifying|verification|validate|confirm|confirming|lookup|look|looking|up|search
  searching|find|finding|out|see|know|tell|sure|make|vet|vetting|status|valid|active|current|currently|real|really|legit|legitimate|fake
  credentials|credential|record|records|standing|good|discipline|disciplinary|disciplined|disbarred|barred|suspended|online|free|directory
  database|registry|website|site|association|history|admission|admissions|practice|if|whether|does|do|did|has|have|had|is|are|was|a|an|this
  that|my|your|his|her|any|how|where|what|who|whose|which|can|i|to|with|belongs|belong|still|actually|lawer|lawers|laywer|laywers|attorny
  attornys|attornies|atorney|atorneys|attys|solicitor|solicitors|counsels|liscense|lisence|liscence|lisense|licens|liscensed|lisenced
  lisensed|abogado|abogada|abogados|mi|un|una|el|la|verificar|comprobar|revisar|consultar|saber|si|como|tiene|esta|cedula|colegiado
  colegiada`;

export const wordsIn = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s*\n\s*|\|/));
