import { GAZETTEER } from '../lists/gazetteer.ts';
import { cityNameOf } from './city-name.core.ts';

it.each([
  ['St. Louis', 'MO', 'Saint Louis'],
  ['ST LOUIS', 'MO', 'Saint Louis'],
  ['HOUSTON', 'TX', 'Houston'],
  ['houston', 'TX', 'Houston'],
  ['Coeur D Alene', 'ID', "Coeur d'Alene"],
  ['Winston Salem', 'NC', 'Winston-Salem'],
  ['Ft. Worth', 'TX', 'Fort Worth'],
  ['W. Palm Beach', 'FL', 'West Palm Beach'],
  ['DeKalb', 'IL', 'DeKalb'],
  ['De Kalb', 'IL', 'Dekalb'],
  ['St. Louis', 'WY', 'St. Louis'],
  ['Sandy Springs', 'GA', 'Sandy Springs'],
  ['Nowhereville', 'TX', 'Nowhereville'],
])('%s, %s is named %s', (written, state, name) => {
  expect(cityNameOf(written, state, GAZETTEER)).toBe(name);
});
