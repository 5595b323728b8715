import { business } from '../../test/businesses.ts';
import { categories } from '../../test/conformance.ts';
import { alsoPractices } from './also-practices.core.ts';
import { tableOf } from '../../test/tables.ts';

const found = (practice: string | null, additional: string[], ...searched: string[]) =>
  alsoPractices(searched, categories)(business({ name: 'Any', practice, additional })).alsoPractices;

const listed = (cell = '-'): string[] => (cell === '-' ? [] : cell.split(', '));

it.each(tableOf('also-practices', 'a card tells'))(
  'a card tells %s',
  (_what, practice, additional, searched, names) => {
    const told = found(practice === '-' ? null : practice, listed(additional), ...listed(searched));
    expect(told).toEqual(names === '-' ? undefined : listed(names));
  },
);
