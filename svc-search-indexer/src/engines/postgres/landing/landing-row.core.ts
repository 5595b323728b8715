import type { IndexDocument } from '../../../index-definition/document.core.ts';
import { featuresOf, openMinutesOf } from '../../../index-definition/features.core.ts';
import { COMMON_COLUMNS, commonRowOf } from '../rows/row.core.ts';

/** The columns of `landing_rows` that a document gives, with their types. */
export const LANDING_COLUMNS = {
  ...COMMON_COLUMNS,
  listed: 'boolean',
  marks: 'int',
  open_minutes: 'smallint',
  admitted: 'smallint',
  checked: 'date',
  updated_at: 'timestamptz',
  languages: 'text[]',
  fee_basis: 'text[]',
} as const;

export const landingRowOf = (document: IndexDocument) => ({
  ...commonRowOf(document),
  listed: document.rateable,
  marks: featuresOf(document),
  open_minutes: document.open ? openMinutesOf(document.open) : 0,
  admitted: document.licences.admitted,
  checked: document.licences.checked,
  updated_at: document.updatedAt,
  languages: document.languages,
  fee_basis: document.feeBasis,
});
