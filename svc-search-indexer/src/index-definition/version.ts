/**
 * Grows whenever the same record would give another document: mapper, synonyms or tokens changed. Rows of an older
 * version are mapped again from `search_documents` when the service starts.
 */
export const INDEX_VERSION = 1;
