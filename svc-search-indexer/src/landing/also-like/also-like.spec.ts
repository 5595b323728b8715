import { alsoLikeLinks } from './also-like.service.ts';

const FALL = { slug: 'slip-fall', label: 'slip & fall', ofLawyers: 'slip & fall' };
const NEW_YORK = { slug: 'new-york', label: 'New York, NY' };
const read = (...of: Parameters<typeof alsoLikeLinks>) => alsoLikeLinks(...of).map(({ text, to }) => `${to} ${text}`);

it('words and a place give eight links, each of them alone its own', () => {
  const nearMe = [
    '/best-slip-fall-near-me Best slip & fall near me',
    '/affordable-slip-fall-near-me Affordable slip & fall near me',
    '/top-rated-slip-fall-near-me Top rated slip & fall near me',
  ];
  const inPlace = [
    '/personal-injury-lawyers-in-new-york Personal injury lawyers in New York, NY',
    '/divorce-lawyers-in-new-york Divorce lawyers in New York, NY',
    '/criminal-defense-lawyers-in-new-york Criminal defense lawyers in New York, NY',
  ];
  expect(read(FALL, NEW_YORK)).toEqual([
    ...nearMe,
    ...inPlace,
    '/best-slip-fall-lawyers-in-new-york Best slip & fall lawyers in New York, NY',
    '/affordable-slip-fall-lawyers-in-new-york Affordable slip & fall lawyers in New York, NY',
  ]);
  expect(read(FALL, null)).toEqual(nearMe);
  expect(read(null, NEW_YORK)).toEqual(inPlace);
  expect(read(null, null)).toEqual([]);
});
