import { askedCity } from './asked-city.core.ts';

it.each([
  ['st-louis-mo', ['stlouismo', 'saintlouismo'], ['stlouis', 'saintlouis'], 'mo'],
  ['Saint Louis', ['saintlouis', 'stlouis'], ['saintlou', 'stlou'], 'is'],
  ['San_Antonio_TX', ['sanantoniotx'], ['sanantonio'], 'tx'],
  ['coeur-d-alene', ['coeurdalene'], ['coeurdale'], 'ne'],
  ['Cañon City', ['canoncity'], ['canonci'], 'ty'],
  ['st-louis-missouri', ['stlouismissouri', 'saintlouismissouri'], ['stlouis', 'saintlouis'], 'mo'],
  ['Wheeling, West Virginia', ['wheelingwestvirginia'], ['wheeling'], 'wv'],
  ['no', ['no'], [], 'no'],
])('%s is asked for by letters', (name, names, namesBeforeState, state) => {
  expect(askedCity(name)).toEqual({ first: name.slice(0, 1).toLowerCase(), names, namesBeforeState, state });
});
