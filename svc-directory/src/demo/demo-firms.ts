import { readdirSync, readFileSync } from 'node:fs';
import type { Row } from '../bulk-write/rows.ts';
import type { Business } from '../businesses/business.entity.ts';

/** The same folder from `src/` and from `dist/`. */
const FOLDER = new URL('../../../demo-data/firms/', import.meta.url);

/** A line of demo-data/firms: a row of `businesses`, by the names of its entity, and what belongs to it. */
export interface DemoFirm extends Row<Business> {
  id: string;
  /** Slugs of practice areas: its own, and those that it has besides. */
  practice: string;
  areas: readonly string[];
  reviews: readonly (readonly [
    id: string,
    userName: string,
    rating: number,
    createdAt: string,
    comment: string | null,
  ])[];
}

export const readDemoFirms = (): DemoFirm[] =>
  readdirSync(FOLDER)
    .sort()
    .flatMap((file) => readFileSync(new URL(file, FOLDER), 'utf8').trimEnd().split('\n'))
    .map((line) => JSON.parse(line) as DemoFirm);
