/**
 * Grows whenever the same record would give another document: the mapper, names of cities or tokens changed. Rows of an older
 * version are mapped again from `search_documents` when the service starts.
 */
export const INDEX_VERSION = 2;
