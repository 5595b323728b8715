// Faults of generated sentences, as visitors would notice it when they read them aloud.

const THINGS =
  'law firm|firm|lawyer|review|post|view|article|license|result|mile|listing|row|practice area|star|saved firm';
const MANY = `(?:${THINGS})s|businesses|cities`;
const ONE = `${THINGS}|business|city`;
const MANY_DO = 'are|have|do|were|list|say|work|meet|speak|offer|name|take';
const ONE_DOES = 'is|has|does|was|lists|says|works|meets|speaks|offers|names|takes';
const NUMBER = String.raw`(?<![\d,.:/-])`;

const FAULTS: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ['many of one', new RegExp(`${NUMBER}1 (?:${MANY})\\b`, 'i')],
  ['one of many', new RegExp(`${NUMBER}(?:0|[2-9]|\\d[\\d,]+) (?:${ONE})\\b(?! area)`, 'i')],
  [
    'one does as many do',
    new RegExp(`${NUMBER}1 (?:(?:of [\\d,]+(?: law firms)?|(?:${ONE})\\b(?: for [\\w&' ]+?)?) )?(?:${MANY_DO})\\b`),
  ],
  [
    'many do as one does',
    new RegExp(
      `${NUMBER}(?<!of )(?:0|2|1,000) (?:(?:of [\\d,]+(?: law firms)?|(?:${MANY})\\b(?: for [\\w&' ]+?)?) )?(?:${ONE_DOES})\\b`,
    ),
  ],
  ['a number where a word belongs', /\b(?:all|the) 1\b(?!,)|\bof 1 (?:law )?firm\b|\ball 2\b(?!,)/i],
  ['no separator', /(?<!\d)1000\b/],
  ['not filled in', /\bundefined\b|\bnull\b|\bNaN\b|\[object|\$?\{\w*\}/],
  ['spaces', / {2}|^ | $| [,.;:?!](?!\d)/],
  ['marks', /,,|\.\.(?!\.)|[,;:]\.|: *;|\(\)/],
  ['a or an', /\ba (?=[aeio](?!ne\b))|\ban (?=[b-df-gj-np-tv-z])/],
  ['said twice', /\b(\p{L}+) \1\b|^(.{3,}): \2\b/iu],
  ['no capital', /^(?![a-z-]+:)[a-z]|[?!] [a-z]|[a-z]\. [a-z]/],
];

/** Lists the faults of a sentence, or of several. */
export const grammarFaults = (text: string): string[] =>
  FAULTS.flatMap(([fault, pattern]) => (pattern.test(text) ? [`${fault}: ${text}`] : []));

/** Each of them in turn is what nobody expects: nothing, one, two, and so many that the figure has a separator. */
export const TELLING_COUNTS = [0, 1, 2, 1000] as const;
