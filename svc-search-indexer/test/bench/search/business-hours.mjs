/**
 * Loaded before the service that is measured: its clock goes on from a Wednesday, 12:30 in New York and 9:30 in Los Angeles in winter, whenever
 * the measurement starts. "Open now" costs next to nothing at night.
 */
const WEDNESDAY = Date.UTC(2026, 0, 14, 17, 30);

const ahead = WEDNESDAY - Date.now();
const now = Date.now.bind(Date);
globalThis.Date = new Proxy(Date, {
  construct: (date, values, asked) => Reflect.construct(date, values.length > 0 ? values : [now() + ahead], asked),
  get: (date, name) => (name === 'now' ? () => now() + ahead : Reflect.get(date, name)),
});
