import type { BusinessDetail, Category } from '../businesses/directory.ts';

/** A business as other services index it: the public record and what search needs besides. */
export type BusinessRecord = Omit<BusinessDetail, 'isOpen' | 'opensOrCloses' | 'distanceMiles'>;

export interface EventBase {
  /** Outbox position, decimal digits; grows with every event. */
  id: string;
  subjectId: string;
  /** Grows with every change of the subject; a consumer drops what is not newer than what it has. */
  version: number;
  /** ISO 8601, UTC. */
  occurredAt: string;
  /** One of very many that were changed at once, as by an import: what a visitor changed may overtake it. */
  bulk?: boolean;
}

export interface BusinessChanged extends EventBase {
  type: 'business.changed';
  payload: BusinessRecord;
}
export interface BusinessDeleted extends EventBase {
  type: 'business.deleted';
  payload: null;
}
export interface CategoryChanged extends EventBase {
  type: 'category.changed';
  payload: Omit<Category, 'icon' | 'businessCount' | 'parent' | 'children'>;
}

/** An event of svc-directory for the other services. Delivered at least once, in order per subject. */
export type DirectoryEvent = BusinessChanged | BusinessDeleted | CategoryChanged;
