import { refusedIds } from './posted-form.ts';

it.each([
  [undefined, {}],
  [{}, {}],
  [{ comment: 'Long.' }, { comment: 'refused' }],
  [{ form: 'Wait.', rating: 'None.', comment: 'Long.' }, { rating: 'refused' }],
])('of %j the first in the order of the form is where the visitor begins', (errors, ids) => {
  expect(refusedIds(['rating', 'comment', 'form'], errors)).toEqual(ids);
});
