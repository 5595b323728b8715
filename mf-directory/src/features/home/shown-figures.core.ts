import type { DirectoryFigures } from '@lawdex/contracts';

const LABELS: readonly (readonly [name: keyof DirectoryFigures, one: string, many: string])[] = [
  ['firms', 'law firm', 'law firms'],
  ['cities', 'city', 'cities'],
  ['reviews', 'review', 'reviews'],
  ['practiceAreas', 'practice area', 'practice areas'],
];

/** Zeros say nothing, so they are left out, and a directory without firms has nothing to say at all. */
export const shownFigures = (figures: DirectoryFigures): { label: string; value: number }[] =>
  figures.firms === 0
    ? []
    : LABELS.map(([name, one, many]) => ({ label: figures[name] === 1 ? one : many, value: figures[name] })).filter(
        ({ value }) => value > 0,
      );
