import type { DirectoryFigures } from '@lawdex/contracts';

const LABELS: readonly (readonly [name: keyof DirectoryFigures, one: string, many: string])[] = [
  ['firms', 'law firm', 'law firms'],
  ['cities', 'city', 'cities'],
  ['reviews', 'review', 'reviews'],
  ['practiceAreas', 'practice area', 'practice areas'],
];

/** Leaves zeros out. A directory without businesses shows no figures. */
export const shownFigures = (figures: DirectoryFigures): { label: string; value: number }[] =>
  figures.firms === 0
    ? []
    : LABELS.map(([name, one, many]) => ({ label: figures[name] === 1 ? one : many, value: figures[name] })).filter(
        ({ value }) => value > 0,
      );
