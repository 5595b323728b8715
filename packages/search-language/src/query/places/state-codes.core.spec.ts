import { tableItems } from '../../tables/index.ts';
import { testDictionary } from '../../testing/dictionary.ts';
import { tokensOf } from '../words/tokens.core.ts';
import { isAmbiguousCode, ruleFor } from './state-codes.core.ts';

const dictionary = testDictionary('smith', 'jones', 'miller');

it.each(tableItems('places/state-codes.txt').map(({ heading, text }) => [text, heading]))(
  '%j is decided by %j',
  (search, rule) => {
    const tokens = tokensOf(search, dictionary);
    const deciding = tokens.flatMap((token, at) =>
      isAmbiguousCode(token.word) ? [ruleFor({ tokens, at, token, dictionary })] : [],
    );
    expect(deciding).toContain(rule);
  },
);
