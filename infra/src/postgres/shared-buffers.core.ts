const MB = 2 ** 20;

/** The setting `shared_buffers`: a thirty-second of the memory (bytes), because the site runs beside it, from 128 to 512 MB. */
export const sharedBuffers = (memory: number): string =>
  `${Math.round(Math.min(512, Math.max(128, memory / 32 / MB)))}MB`;
