import type { CategoryRef } from '@lawdex/contracts';
import type { PracticeProfile } from './profile.core.ts';

/** In the middle of a sentence; abbreviations such as DUI keep their capitals. */
const inText = (name: string): string =>
  name.replace(/\p{L}+/gu, (word) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word));

/** For a practice area that nobody has written a profile for: true of any, and made of the area's name. */
export function genericProfile({ slug, name }: CategoryRef): PracticeProfile {
  const subject = inText(name);
  const law = / law$/i.test(name) ? name : `${name} Law`;
  return {
    slug,
    weight: 4,
    hours: 'office',
    nameEndings: [law, `${law} Group`, `${law} Offices`],
    clients: ['individuals and families', 'people from all walks of life', 'small businesses and their owners'],
    matters: [
      `questions of ${subject}`,
      `disputes about ${subject}`,
      `negotiations in ${subject}`,
      `documents and deadlines in ${subject}`,
      `appeals in ${subject}`,
    ],
    facts: [
      'The first meeting ends with a list of what to do, by whom and by when.',
      'Fees are agreed in writing before any work begins.',
      'The lawyers say plainly when a matter is not worth a fight.',
      'Documents are reviewed by two people before they leave the office.',
    ],
    cases: [`matter in ${subject}`, `question of ${subject}`, 'case', 'paperwork'],
    praise: [
      'They knew this field inside out and told me what to expect.',
      'Every step was explained before it was taken.',
      'The outcome was better than I had hoped for.',
    ],
    gripes: [
      'It took weeks until somebody looked at my documents.',
      'I would have liked to hear about the costs earlier.',
      'The explanations were hard to follow.',
    ],
    fees: [0.1, 0.5, 0.6],
    prices: [20, 45, 25, 10],
    freeConsultation: 0.5,
    related: [],
  };
}
