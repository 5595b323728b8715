/** Makes the events of this transaction wait until those of visitors have gone: for imports, and whatever else changes very much at once. */
export const IN_BULK = `select set_config('outbox.bulk', 'on', true)`;
