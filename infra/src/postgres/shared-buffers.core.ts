const MB = 2 ** 20;

/**
 * PostgreSQL's own cache, as its setting `shared_buffers` takes it: a thirty-second of the memory (bytes) that processes here may have, because
 * the site runs beside it, from 128 to 512 MB. It is taken from the machine as it fills.
 */
export const sharedBuffers = (memory: number): string =>
  `${Math.round(Math.min(512, Math.max(128, memory / 32 / MB)))}MB`;
