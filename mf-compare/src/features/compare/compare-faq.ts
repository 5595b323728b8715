import { andText, COMPARE_MAX, type BusinessDetail, type Comparison } from '@lawdex/contracts';
import { FEE_WORDS, priceLabel, type Question } from '@lawdex/seo';
import { languagesOf } from './facts.ts';
import { namesOf, ratingText } from './names.core.ts';

/** A list with the question if its answer is known, and an empty list otherwise. */
const ask = (question: string, answer: string | false | undefined | null): Question[] =>
  answer ? [{ question, answer }] : [];

/** Questions that the listings can answer, and those on the comparison itself. The wording states facts: the site recommends nobody. */
export function compareFaq(comparison: Comparison, siteName: string): Question[] {
  const { businesses, highestRated, mostReviewed } = comparison;
  const open = businesses.filter(({ isOpen }) => isOpen);
  const isHoursKnown = businesses.some(({ isOpen }) => isOpen !== null);
  const free = businesses.filter(({ freeConsultation }) => freeConsultation);
  return [
    ...ask(
      'Which of these firms is rated highest?',
      highestRated && `Reviewers rate ${highestRated.name} ${ratingText(highestRated)}.`,
    ),
    ...ask(
      'Which of these firms has the most reviews?',
      mostReviewed && `${mostReviewed.name}: it is rated ${ratingText(mostReviewed)}.`,
    ),
    ...ask(
      'Which of these firms are open now?',
      isHoursKnown &&
        (open.length > 0
          ? `By their listed hours, ${namesOf(open)} ${open.length === 1 ? 'was' : 'were'} open when this page was loaded. Call ahead to be sure.`
          : 'By their listed hours, none of them was open when this page was loaded.'),
    ),
    ...ask('What do these firms cost?', priceAnswer(businesses)),
    ...ask('How do these firms charge?', feeAnswer(businesses)),
    ...ask(
      'Is the first consultation free?',
      free.length > 0
        ? `The ${free.length === 1 ? 'listing' : 'listings'} of ${namesOf(free)} ${free.length === 1 ? 'says' : 'say'} so. Ask before you go.`
        : 'None of these listings says so. Ask before you go.',
    ),
    ...ask('Which languages do these firms speak?', languageAnswer(businesses)),
    {
      question: 'How many firms can I compare?',
      answer: `Up to ${COMPARE_MAX} at a time. The address of this page holds your choice: whoever opens it sees the same comparison.`,
    },
    {
      question: 'Where does this information come from?',
      answer: `From the firms' listings and from visitors' reviews. ${siteName} recommends no lawyer. Check with the firm, and check a license with the state bar, before you decide.`,
    },
  ];
}

const perBusiness = (businesses: readonly BusinessDetail[], say: (business: BusinessDetail) => string): string =>
  businesses.flatMap((business) => (say(business) ? `${business.name}: ${say(business)}` : [])).join('; ');

function priceAnswer(businesses: readonly BusinessDetail[]): string {
  const said = perBusiness(businesses, ({ priceRange }) =>
    priceRange ? `${priceRange} (${priceLabel(priceRange)})` : '',
  );
  return said && `The listings give these price ranges. ${said}.`;
}

function feeAnswer(businesses: readonly BusinessDetail[]): string {
  const said = perBusiness(businesses, ({ feeBasis }) => andText(feeBasis.map((basis) => FEE_WORDS[basis])));
  return said && `The listings name these fees. ${said}. Ask for the terms in writing before you agree.`;
}

function languageAnswer(businesses: readonly BusinessDetail[]): string {
  const said = perBusiness(businesses, (business) => andText(languagesOf(business)));
  return said && `${said}.`;
}
