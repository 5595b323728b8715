/** Promises for when something breaks; docs/RELIABILITY.md names the same ones, in these words. */
export const PROMISES = {
  killed: 'a process that is killed is replaced, and the whole site answers again within 10 s',
  hung: 'a process that hangs is replaced, and the whole site answers again within 15 s',
  neighbours: 'pages of healthy services stay up while another service hangs (99 %)',
  supervisorHung: 'while npm start itself hangs, pages stay up (99 %), and nobody is ended when it goes on',
  diskFull: 'while the disk is full, pages stay up (90 %)',
  diskFree: 'once there is room on the disk again, reviews are accepted within 15 s',
  connections:
    'whoever takes all connections of one service leaves the others theirs: a killed one comes back within 10 s',
  halfOpen: 'connections that never finish a request keep no visitor out (99 %)',
  changedCode: 'code that was changed on the disk does not run',
  cutFile: 'a file for browsers that was cut short on the disk is never sent as if it were whole',
  registry: 'a damaged registry.json stops no page (99 %), and a killed shell comes back within 15 s',
  repaired: 'once damaged files are put back, the whole site answers within 15 s',
  startKilled: 'a kill -9 of npm start leaves no service behind, and the next start finds everything',
  once: 'every acknowledged review is in the database, exactly once',
  notRefused: 'no review is refused for good because something broke',
  aggregates: 'count and average of every business are those of its reviews',
  index: 'the search agrees with the directory',
  ended: 'SIGTERM ends the site cleanly',
} as const;

export type Promised = keyof typeof PROMISES;

export const SECONDS: Partial<Record<Promised, number>> = {
  killed: 10,
  hung: 15,
  diskFree: 15,
  connections: 10,
  registry: 15,
  repaired: 15,
};

/** Least share of the requests to healthy parts that are answered meanwhile. */
export const SHARE: Partial<Record<Promised, number>> = {
  neighbours: 0.99,
  supervisorHung: 0.99,
  diskFull: 0.9,
  halfOpen: 0.99,
  registry: 0.99,
};
