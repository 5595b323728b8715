import { isTakenId } from './taken-ids.core.ts';

it.each(['location', 'cookie', 'name', 'top', 'onclick', '__proto__', '_r_1_', 'constructor', 'main', 'root'])(
  '%s is taken',
  (id) => {
    expect(isTakenId(id)).toBe(true);
  },
);

it.each(['fees', 'cookie-store', 'once', 'online', 'what-it-costs', 'qué-hacer', '2026', 'on', ''])(
  '%s is free',
  (id) => {
    expect(isTakenId(id)).toBe(false);
  },
);
