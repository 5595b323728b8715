import { FIRST_NAMES, LAST_NAMES } from './people.core.ts';
import type { PracticeProfile } from './practice/profile.core.ts';
import type { Random } from './random.core.ts';

type Tone = 'glad' | 'mixed' | 'sad';

const OPENINGS: Record<Tone, string[]> = {
  glad: [
    'I came here with my {case} and could not have asked for more.',
    'They handled my {case} from start to finish.',
    'After two other offices turned me away, {business} took my {case} seriously.',
    'My {case} had kept me up at night for months.',
    'A friend sent me here about my {case}, and I am grateful.',
    'I was nervous about my {case} and they put me at ease in the first ten minutes.',
    'Second time with {business}, this time for my {case}.',
    'I called about my {case} on a Monday and had a plan by Wednesday.',
    'Professional from the first call about my {case}.',
    'I hired them for my {case} last year.',
    'What a relief to have had these people on my side in my {case}.',
    'We interviewed three firms in {city} before choosing this one for my {case}.',
  ],
  mixed: [
    'They took care of my {case}, with some ups and downs.',
    'Mixed feelings about how my {case} went.',
    'The result in my {case} was acceptable.',
    'Decent lawyers for my {case}, but not perfect.',
    'My {case} is done, though it could have been smoother.',
    'Knowledgeable about my {case}, less so about keeping me informed.',
    'I would call my experience with {business} average.',
  ],
  sad: [
    'I had hoped for more when I brought them my {case}.',
    'Disappointed with the way my {case} was handled.',
    'My {case} deserved more attention than it got.',
    'I regret not asking around before giving {business} my {case}.',
    'Not what the website promises.',
    'I ended up taking my {case} to another office.',
    'The first meeting about my {case} was fine, everything after it was not.',
  ],
};

const CLOSINGS: Record<Tone, string[]> = {
  glad: [
    'Worth every penny.',
    'I would go back without hesitating.',
    'Thank you to the whole team.',
    'I have already passed their number on to my sister.',
    'Clear, kind and quick.',
    'The staff at the front desk were lovely too.',
    'They returned every call.',
    'No pressure, no jargon.',
    'If you are in {city} and need help, call them.',
    'Could not be happier with how it ended.',
  ],
  mixed: [
    'In the end it worked out.',
    'Ask many questions and you will be fine.',
    'The fee was fair.',
    'I might use them again, I am not sure.',
    'Parking is difficult, by the way.',
    'Three stars for the effort.',
  ],
  sad: [
    'I would look elsewhere.',
    'Communication is the problem here.',
    'I asked for my file and left.',
    'Maybe I just had bad luck.',
    'They did apologize in the end.',
    'I expected better for the price.',
  ],
};

const SHORT: Record<Tone, string[]> = {
  glad: [
    'Highly recommended.',
    'Great experience.',
    'Honest and thorough.',
    'Excellent communication throughout.',
    'Five stars, easily.',
    'They know what they are doing.',
    'Very helpful with my {case}.',
    'Great people.',
    'Fast, friendly, fair.',
  ],
  mixed: [
    'It was okay.',
    'Average experience with my {case}.',
    'Fine, but slow.',
    'Good lawyers, poor follow-up.',
    'Got it done eventually.',
  ],
  sad: [
    'Would not recommend.',
    'Never called back about my {case}.',
    'Slow and hard to reach.',
    'Not impressed.',
    'Save yourself the trouble.',
  ],
};

const PRAISE = [
  'They answered every email within a day.',
  'I always knew what would happen next.',
  'The attorney listened before she spoke.',
  'He drew the whole process on one sheet of paper, and I still have it.',
  'They were upfront about the cost and stayed within it.',
  'Nobody ever made me feel that my questions were silly.',
  'The paralegal knew my file by heart.',
  'They were well prepared for every date.',
  'What they promised on the first day is what happened.',
  'They stayed patient with me when I was not.',
  'I got copies of everything without having to ask.',
  'Even the hard news was delivered kindly.',
];

const GRIPES = [
  'My calls were returned after four or five days, if at all.',
  'Nobody could tell me what the next step was.',
  'The bill was higher than the estimate.',
  'I spoke to someone different each time.',
  'The waiting room was full and my appointment started an hour late.',
  'I had to send the same documents twice.',
  'The lawyer seemed to be reading my file for the first time.',
  'Updates came only when I asked for them.',
];

const toneOf = (rating: number): Tone => (rating >= 4 ? 'glad' : rating === 3 ? 'mixed' : 'sad');

function body(random: Random, profile: PracticeProfile, rating: number): string[] {
  const praise = (): string => random.pick(random.chance(0.6) ? profile.praise : PRAISE);
  const gripe = (): string => random.pick(random.chance(0.6) ? profile.gripes : GRIPES);
  if (rating === 5) return random.chance(0.35) ? [random.pick(profile.praise), random.pick(PRAISE)] : [praise()];
  if (rating === 4) return random.chance(0.25) ? [praise(), `One small thing: ${lower(gripe())}`] : [praise()];
  if (rating === 3) return random.chance(0.5) ? [gripe(), `On the other hand, ${lower(praise())}`] : [gripe()];
  return random.chance(0.35) ? [random.pick(profile.gripes), random.pick(GRIPES)] : [gripe()];
}

function lower(sentence: string): string {
  return /^I\b/.test(sentence) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/** What a client writes; null when only stars are given. */
export function reviewComment(
  random: Random,
  profile: PracticeProfile,
  rating: number,
  business: string,
  city: string,
): string | null {
  if (random.chance(0.13)) return null;
  const tone = toneOf(rating);
  const sentences = random.chance(0.16)
    ? [random.pick(SHORT[tone])]
    : [
        ...(random.chance(0.82) ? [random.pick(OPENINGS[tone])] : []),
        ...body(random, profile, rating),
        ...(random.chance(0.5) ? [random.pick(CLOSINGS[tone])] : []),
      ];
  return sentences
    .join(' ')
    .replaceAll('{case}', random.pick(profile.cases))
    .replaceAll('{business}', business)
    .replaceAll('{city}', city);
}

export function reviewerName(random: Random): string {
  const first = random.pick(FIRST_NAMES);
  const last = random.pick(LAST_NAMES);
  return random.pick([
    `${first} ${last.charAt(0)}.`,
    `${first} ${last.charAt(0)}.`,
    `${first} ${last}`,
    `${first.charAt(0)}. ${last}`,
    first,
  ]);
}
