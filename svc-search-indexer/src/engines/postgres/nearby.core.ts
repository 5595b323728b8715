import { all, type Bind } from './binder.core.ts';
import { chordTo, within } from './distance-conditions.core.ts';
import type { TierMatch } from './plan-conditions.core.ts';
import { or } from './tsquery.core.ts';

/** Rows around one place, of which several tiers each want those within some miles that match their terms. */
export interface Nearby {
  /** Gives id, quality, chord and `matches`: whether each of the terms is matched. */
  sql: string;
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
  const asked = [...new Set(around.flatMap(({ terms }) => (terms === null ? [] : [terms])))];
  const any = around.every(({ terms }) => terms !== null) ? [`r.tsv @@ ${bind(or(asked))}::tsquery`] : [];
  const matches = asked.map((terms) => `r.tsv @@ ${bind(terms)}::tsquery`);
  const circle = within({ centre, miles: Math.max(...around.map(({ miles }) => miles)) }, bind);
  return {
    sql: `select r.id, r.quality, ${chordTo(centre, bind)} as chord, array[${matches.join(', ')}]::bool[] as matches
      from search_rows r where ${all([...any, circle, ...fixed])}`,
    asks: new Map(around.map(({ terms, number }) => [number, terms === null ? null : asked.indexOf(terms) + 1])),
  };
}

const isSame = (a: { lat: number; lng: number }, b: { lat: number; lng: number }): boolean =>
  a.lat === b.lat && a.lng === b.lng;
