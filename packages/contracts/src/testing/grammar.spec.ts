import { grammarFaults } from './grammar.ts';

describe('the grammar of a sentence', () => {
  it.each([
    ['1 law firms in Austin, TX.', 'many of one'],
    ['They have 2 review.', 'one of many'],
    ['They have 1,000 business.', 'one of many'],
    ['1 law firm for Divorce are listed in Austin.', 'one does as many do'],
    ['1 list a license.', 'one does as many do'],
    ['1 of 12 law firms say so.', 'one does as many do'],
    ['2 of 12 says so.', 'many do as one does'],
    ['2 meets clients by video.', 'many do as one does'],
    ['Of 1 law firm, besides English: Spanish.', 'a number where a word belongs'],
    ['All 1 says so.', 'a number where a word belongs'],
    ['1000 law firms.', 'no separator'],
    ['Rated null out of 5.', 'not filled in'],
    ['Law firms in {city}.', 'not filled in'],
    ['Law firms  in Austin.', 'spaces'],
    ['Law firms in Austin .', 'spaces'],
    ['Law firms in Austin,.', 'marks'],
    ['They work for a hourly and a open fee.', 'a or an'],
    ['They work for an flat fee.', 'a or an'],
    ['Tax Law Law firms.', 'said twice'],
    ['Hale & Ward: Hale & Ward is a firm.', 'said twice'],
    ['one firm here says so.', 'no capital'],
    ['Three say so. all of them.', 'no capital'],
  ])('%s has a fault: %s', (text, fault) => {
    expect(grammarFaults(text)).toContain(`${fault}: ${text}`);
  });

  it.each([
    '1 of 12 law firms says that a first consultation is free.',
    '1,000 law firms for Divorce & Family Law are listed in Austin, TX.',
    'Hale & Ward is at 1001 Main Street, Suite 2, Austin, TX 78701.',
    'The listed hours are Mon-Fri 9 AM-5 PM, local time.',
    'An hourly fee, or a flat one. 2 practice areas, 1 practice area.',
    'Rated 4.1 out of 5 (2 reviews).',
  ])('%s has none', (text) => {
    expect(grammarFaults(text)).toEqual([]);
  });
});
