import { businessKeyOf, surnamesJoined } from './name-fold.core.ts';

it.each([
  ['McDonald & Sons, LLP', 'Mc Donald and Sons, L.L.P.', 'MC DONALD & SONS'],
  ["O'Brien Law, P.C.", 'O Brien Law PC', 'OBrien Law', 'O’BRIEN LAW'],
  ['De la Cruz Law', 'DeLaCruz Law', 'De La Cruz Law, LLC'],
  ['Van der Berg Legal', 'VanderBerg Legal', 'Van Der Berg Legal Inc.'],
  ['Al-Rashid Law', 'Al Rashid Law', 'AlRashid Law'],
  ['Peña Law', 'Pena Law'],
])('%s has one key, however it is written', (...names) => {
  expect([...new Set(names.map(businessKeyOf))]).toHaveLength(1);
});

it.each([
  ['mc', ['mc']],
  ['van 8 law', ['van', '8', 'law']],
  ['smith o', ['smith', 'o']],
  ['law of mac arthur and di maggio', ['law', 'of', 'macarthur', 'and', 'dimaggio']],
])('joins the surnames in %j', (name, words) => {
  expect(surnamesJoined(name.split(' '))).toEqual(words);
});
