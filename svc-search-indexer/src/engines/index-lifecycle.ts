import type { PopularSearch } from '@lawdex/contracts';
import type { Bucket } from '../index-definition/checksum.core.ts';
import type { IndexDocument } from '../index-definition/document.core.ts';

export interface IndexChanges {
  upserts: readonly IndexDocument[];
  /** Ids; those that are not in the index are ignored. */
  deletions: readonly string[];
}

/** Parts of what changed, which may be read and prepared one after the other. */
export type ManyChanges = Iterable<IndexChanges> | AsyncIterable<IndexChanges>;

/** Where documents are kept. A generation is one full copy; whoever reads reads the one that was switched to last. */
export interface IndexLifecycle {
  readonly name: string;
  /** Whether all generations are one copy, so that a new one overwrites the one before while it is read. */
  readonly inPlace: boolean;
  /** How many documents it takes best at once. */
  readonly atOnce: number;
  /** An empty generation with the settings of today; one of that name that is there already is kept. */
  create(generation: string): Promise<void>;
  /** Writes changes in order, asking for the next meanwhile; an empty part waits for all before it. It may be repeated. */
  fill(generation: string, changes: ManyChanges): Promise<void>;
  /** Makes searches of a generation quick when all has been written. */
  settle(generation: string): Promise<void>;
  ready(generation: string): Promise<boolean>;
  switchTo(generation: string): Promise<void>;
  drop(generation: string): Promise<void>;
  stats(generation: string): Promise<{ documents: number }>;
  /** Popular searches that an index of their own holds, in their order. Missing: there is none. */
  popular?(generation: string): Promise<PopularSearch[]>;
  /** Ids of those among these documents that the generation does not hold as they are. */
  drift(generation: string, documents: readonly IndexDocument[]): Promise<string[]>;
  /** All of its buckets that are not empty. */
  census(generation: string): Promise<Bucket[]>;
  idsIn(generation: string, bucket: string): Promise<string[]>;
}
