/** Reviews in the average and in all figures. */
export const COUNTS = 'hidden_at is null and not is_related and counts_from is null';
/** Shown and in no figure: of a related writer, or not yet. */
export const IS_UNCOUNTED = 'hidden_at is null and (is_related or counts_from is not null)';
