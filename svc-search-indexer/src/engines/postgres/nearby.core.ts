import { chordSquared, chordTo, within } from './distance-conditions.core.ts';
import { all, type Bind } from './binder.core.ts';
import type { TierMatch } from './plan-conditions.core.ts';
import { or } from './tsquery.core.ts';

/** Rows around one place that several tiers look through: `matches` the terms of each tier, `chord` away. Texts bind when called. */
export interface Nearby {
  rows(): string;
  /** The two columns for rows of anywhere; `matches` is null of those who are too far away for all of the tiers. */
  columns(): string;
  /** By the number of the tier, which of the terms it asks for, counted from 1; null: none. */
  asks: ReadonlyMap<number, number | null>;
}

/** Found once for the widest circle, because each tier would ask the index again for nearly the same. Null when that spares nothing. */
export function nearbyRows(tiers: readonly TierMatch[], fixed: readonly string[], bind: Bind): Nearby | null {
  const around = tiers.flatMap(({ there, terms, number }) =>
    there && there.named === null ? [{ ...there.radius, terms, number }] : [],
  );
  const [first, ...others] = around;
  if (!first || others.length === 0 || !others.every(({ centre }) => isSame(centre, first.centre))) return null;
  const { centre } = first;
  const miles = Math.max(...around.map((circle) => circle.miles));
  const asked = [...new Set(around.flatMap(({ terms }) => (terms === null ? [] : [terms])))];
  const matches = (): string => `array[${asked.map((terms) => `r.tsv @@ ${bind(terms)}::tsquery`).join(', ')}]::bool[]`;
  return {
    rows: () => {
      const any = around.every(({ terms }) => terms !== null) ? [`r.tsv @@ ${bind(or(asked))}::tsquery`] : [];
      return `select r.id, r.quality, ${chordTo(centre, bind)} as chord, ${matches()} as matches
        from search_rows r where ${all([...any, within({ centre, miles }, bind), ...fixed])}`;
    },
    columns: () => {
      const chord = chordTo(centre, bind);
      return `${chord} as chord, case when ${chord} <= ${bind(chordSquared(miles))}::float8 then ${matches()} end as matches`;
    },
    asks: new Map(around.map(({ terms, number }) => [number, terms === null ? null : asked.indexOf(terms) + 1])),
  };
}

const isSame = (a: { lat: number; lng: number }, b: { lat: number; lng: number }): boolean =>
  a.lat === b.lat && a.lng === b.lng;
